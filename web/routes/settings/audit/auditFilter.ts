/** Days before today that a period begins; null: it has no beginning. In the order of the select. */
const PERIODS = {
  always: { label: 'All time', days: null },
  week: { label: 'Last 7 days', days: 7 },
  month: { label: 'Last 30 days', days: 30 },
  year: { label: 'Last 12 months', days: 365 },
} as const satisfies Record<string, { readonly label: string; readonly days: number | null }>;

type Period = keyof typeof PERIODS;

export const isPeriod = (text: string): text is Period => Object.hasOwn(PERIODS, text);

export const PERIOD_ITEMS = Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }));

export interface AuditFilter {
  /** words, a person, an address or an id; empty: all */
  readonly search: string;
  readonly period: Period;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The variables of the query; days are those of UTC. */
export function variablesOf({ search, period }: AuditFilter, now = Date.now()) {
  const { days } = PERIODS[period];
  const from = days === null ? null : new Date(now - days * DAY_MS).toISOString().slice(0, 10);
  return { search: search || null, from };
}
