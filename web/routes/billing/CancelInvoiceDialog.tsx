import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
import type { InvoiceInHand } from './invoiceInHand.js';
import { useCancelInvoice } from './useCancelInvoice.js';

interface CancelInvoiceDialogProps {
  readonly invoice: InvoiceInHand;
  readonly onClose: () => void;
}

export function CancelInvoiceDialog({ invoice, onClose }: CancelInvoiceDialogProps) {
  const [cancel, busy] = useCancelInvoice();
  const close = useWhileMounted(onClose);
  return (
    <ConfirmDialog
      open
      title="Cancel Invoice"
      confirmLabel="Cancel Invoice"
      cancelLabel="Keep Invoice"
      danger
      busy={busy}
      busyLabel="Cancelling..."
      onClose={onClose}
      onConfirm={async () => {
        await cancel(invoice.id);
        close();
      }}
    >
      <p>
        Nobody is asked to pay {invoice.invoiceNumber} any more. It keeps its number, and what it charges for can go
        onto another invoice. This cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}
