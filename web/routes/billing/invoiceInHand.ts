/** The invoice that a dialog changes. */
export interface InvoiceInHand {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly total: string;
  readonly currency: string;
  readonly dueDate?: string | null;
}
