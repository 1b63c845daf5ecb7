import { lazyDialog } from '../../components/lazyDialog.js';
import type { InvoiceInHand } from './invoiceInHand.js';

/** Changes that need a dialog. */
const DIALOGS = {
  cancel: lazyDialog(async () => (await import('./CancelInvoiceDialog.js')).CancelInvoiceDialog, {
    title: 'Cancel Invoice',
  }),
  pay: lazyDialog(async () => (await import('./RecordPaymentDialog.js')).RecordPaymentDialog, {
    title: 'Record Payment',
  }),
  send: lazyDialog(async () => (await import('./SendInvoiceDialog.js')).SendInvoiceDialog, { title: 'Send Again' }),
};

export type Change = keyof typeof DIALOGS;

interface InvoiceChangeProps {
  readonly change: Change;
  readonly invoice: InvoiceInHand;
  readonly onClose: () => void;
}

/** The dialog of one change; each is in a chunk of its own. */
export function InvoiceChange({ change, invoice, onClose }: InvoiceChangeProps) {
  const Asked = DIALOGS[change];
  return <Asked invoice={invoice} onClose={onClose} />;
}
