/** The invoice that a dialog changes. */
export interface InvoiceInHand {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly total: string;
  readonly currency: string;
  readonly dueDate?: string | null;
  /** the address it bills; may be empty */
  readonly billToEmail: string;
  /** why it cannot be mailed; null: it can */
  readonly mailProblem?: string | null;
}
