import type { BadgeTone } from '../components/Badge.js';
import { statuses } from '../format/statuses.js';

/** As the schema names them. A status that this version does not know is shown as a draft. */
export type InvoiceStatus = 'DRAFT' | 'SENT' | 'PAID' | 'OVERDUE' | 'CANCELLED';

interface Shown {
  readonly label: string;
  readonly tone: BadgeTone;
}

const DRAFT: Shown = { label: 'Draft', tone: 'neutral' };

export const INVOICE_STATUSES = statuses<InvoiceStatus, Shown>(
  {
    DRAFT,
    SENT: { label: 'Sent', tone: 'neutral' },
    PAID: { label: 'Paid', tone: 'done' },
    OVERDUE: { label: 'Overdue', tone: 'neutral' },
    CANCELLED: { label: 'Cancelled', tone: 'neutral' },
  },
  DRAFT,
);
