/** An invoice that somebody is about to change. */
export interface InvoiceInHand {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly total: string;
  readonly currency: string;
  readonly dueDate?: string | null;
}
