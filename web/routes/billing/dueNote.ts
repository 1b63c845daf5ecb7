import { dateOf } from '../../format/dates.js';

const DAY = 24 * 60 * 60 * 1000; // ms

interface Due {
  readonly status: string;
  /** as 2026-12-31 */
  readonly dueDate?: string | null;
  /** ISO 8601 */
  readonly paidAt?: string | null;
}

/** The due date or the outcome of an invoice in a few words; null: nothing to say. */
export function dueNote({ status, dueDate, paidAt }: Due, now = Date.now()): string | null {
  switch (status) {
    case 'DRAFT':
      return 'Not sent yet';
    case 'PAID':
      return paidAt ? `Paid ${dateOf(paidAt.slice(0, 10))}` : null;
    case 'CANCELLED':
      return null;
    case 'OVERDUE':
      return dueDate ? lateness(dueDate, now) : null;
    default:
      return dueDate ? `Due ${dateOf(dueDate)}` : null;
  }
}

/** The due day itself is not late; days are in UTC, as on the server. */
function lateness(dueDate: string, now: number): string {
  const days = Math.max(1, Math.floor((now - Date.parse(dueDate)) / DAY));
  return days === 1 ? '1 day late' : `${days} days late`;
}
