import { sumOf } from '../../billing/amounts.js';
import type { AgentMonth } from './agentMonth.js';

/** What can be summed: a median of medians would mean nothing. */
interface Totals {
  readonly projects: number;
  readonly rooms: number;
  /** as the server sends money */
  readonly spending: string;
}

export interface Month extends Totals {
  /** as 2026-11 */
  readonly month: string;
  readonly rows: readonly AgentMonth[];
}

export const totalsOf = (rows: readonly AgentMonth[]): Totals => ({
  projects: rows.reduce((sum, { projects }) => sum + projects, 0),
  rooms: rows.reduce((sum, { rooms }) => sum + rooms, 0),
  spending: sumOf(rows.map(({ spending }) => spending)),
});

/** By name; rows without a person come last. */
const inOrder = (one: AgentMonth, other: AgentMonth) =>
  Number(one.name === null) - Number(other.name === null) || (one.name ?? '').localeCompare(other.name ?? '');

/** The rows by month, in the order in which the server sends the months: the newest first. */
export function byMonth(rows: readonly AgentMonth[]): Month[] {
  return [...new Set(rows.map(({ month }) => month))].map((month) => {
    const own = rows.filter((row) => row.month === month).toSorted(inOrder);
    return { month, rows: own, ...totalsOf(own) };
  });
}
