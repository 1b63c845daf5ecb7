import { lazy, Suspense } from 'react';

/** An invoice that somebody is about to change. */
export interface InvoiceInHand {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly total: string;
  readonly currency: string;
  readonly dueDate?: string | null;
}

/** What asks something before it is done. */
const dialogs = {
  cancel: lazy(() => import('./CancelInvoiceDialog.js').then((module) => ({ default: module.CancelInvoiceDialog }))),
  pay: lazy(() => import('./RecordPaymentDialog.js').then((module) => ({ default: module.RecordPaymentDialog }))),
  send: lazy(() => import('./SendInvoiceDialog.js').then((module) => ({ default: module.SendInvoiceDialog }))),
};

export type Change = keyof typeof dialogs;

interface InvoiceChangeProps {
  readonly change: Change;
  readonly invoice: InvoiceInHand;
  readonly onClose: () => void;
}

/** The dialog of one change; each comes in a chunk of its own. */
export function InvoiceChange({ change, invoice, onClose }: InvoiceChangeProps) {
  const Asked = dialogs[change];
  return (
    <Suspense>
      <Asked invoice={invoice} onClose={onClose} />
    </Suspense>
  );
}
