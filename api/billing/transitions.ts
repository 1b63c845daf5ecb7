/** The ways that an invoice can go, and what the timeline says of each. Whatever is not in the table is refused. */
import type { ActivityAction } from '../activity/recordActivity.js';
import type { InvoiceStatus } from '../db/generated/enums.js';

interface Transition {
  readonly from: readonly InvoiceStatus[];
  readonly to: InvoiceStatus;
  readonly action: ActivityAction;
  /** for the timeline, behind the number */
  readonly told: string;
}

/** The database holds the same pairs in InvoiceTransition, and a trigger that refuses every other. */
export const TRANSITIONS = {
  /** an overdue one is sent again with a new day to pay by */
  send: { from: ['draft', 'overdue'], to: 'sent', action: 'invoice_sent', told: 'sent' },
  /** the day to pay by has passed */
  lapse: { from: ['sent'], to: 'overdue', action: 'invoice_overdue', told: 'overdue' },
  /** for good */
  pay: { from: ['draft', 'sent', 'overdue'], to: 'paid', action: 'payment_completed', told: 'paid' },
  /** for good */
  cancel: { from: ['draft', 'sent', 'overdue'], to: 'cancelled', action: 'invoice_cancelled', told: 'cancelled' },
} as const satisfies Record<string, Transition>;

export type InvoiceEvent = keyof typeof TRANSITIONS;
/** Those that a person decides on. */
export type MemberEvent = Exclude<InvoiceEvent, 'lapse'>;
