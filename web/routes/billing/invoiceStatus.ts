import type { BadgeTone } from '../../components/Badge.js';

/** As the schema names them; one that this version does not know is shown like a draft. */
export type InvoiceStatus = 'DRAFT' | 'SENT' | 'PAID' | 'OVERDUE' | 'CANCELLED';

interface Shown {
  readonly label: string;
  readonly tone: BadgeTone;
}

const shown: Record<InvoiceStatus, Shown> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  SENT: { label: 'Sent', tone: 'neutral' },
  PAID: { label: 'Paid', tone: 'done' },
  OVERDUE: { label: 'Overdue', tone: 'neutral' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
};

export const isInvoiceStatus = (status: string): status is InvoiceStatus => Object.hasOwn(shown, status);

export const showInvoiceStatus = (status: string): Shown => (isInvoiceStatus(status) ? shown[status] : shown.DRAFT);

/** What the list's filter offers. */
export const statusItems = Object.entries(shown).map(([value, { label }]) => ({ value, label }));
