/** The transitions of an invoice's status, and their texts in the timeline. Every other transition is refused. */
import type { ActivityAction } from '../activity/recordActivity.js';
import type { InvoiceStatus } from '../db/generated/enums.js';

interface Transition {
  readonly from: readonly InvoiceStatus[];
  readonly to: InvoiceStatus;
  readonly action: ActivityAction;
  /** the timeline's text after the number */
  readonly told: string;
}

/** The table InvoiceTransition holds the same pairs; a database trigger refuses all others. */
export const TRANSITIONS = {
  /** an overdue one is sent again with a new due date */
  send: { from: ['draft', 'overdue'], to: 'sent', action: 'invoice_sent', told: 'sent' },
  /** the due date has passed */
  lapse: { from: ['sent'], to: 'overdue', action: 'invoice_overdue', told: 'overdue' },
  /** for good */
  pay: { from: ['draft', 'sent', 'overdue'], to: 'paid', action: 'payment_completed', told: 'paid' },
  /** for good */
  cancel: { from: ['draft', 'sent', 'overdue'], to: 'cancelled', action: 'invoice_cancelled', told: 'cancelled' },
} as const satisfies Record<string, Transition>;

export type InvoiceEvent = keyof typeof TRANSITIONS;
/** The events that a person triggers. */
export type MemberEvent = Exclude<InvoiceEvent, 'lapse'>;
