/** The first and the last month, each as its number since the year 0. */
type Months = readonly [first: number, last: number];

interface PeriodKind {
  readonly label: string;
  /** @param now the present month */
  readonly months: (now: number) => Months;
}

const january = (month: number) => month - (month % 12);

/** In the order of the select. */
const PERIODS = {
  'this-month': { label: 'This month', months: (now) => [now, now] },
  '3-months': { label: 'Last 3 months', months: (now) => [now - 2, now] },
  '12-months': { label: 'Last 12 months', months: (now) => [now - 11, now] },
  'this-year': { label: 'This year', months: (now) => [january(now), now] },
  'last-year': { label: 'Last year', months: (now) => [january(now) - 12, january(now) - 1] },
} as const satisfies Record<string, PeriodKind>;

type Period = keyof typeof PERIODS;

const DEFAULT: Period = '12-months';

export const isPeriod = (text: string): text is Period => Object.hasOwn(PERIODS, text);

export const PERIOD_ITEMS = Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }));

export interface FiguresFilter {
  readonly period: Period;
  /** only projects with this tag; empty: all */
  readonly tag: string;
}

/** The filter in an address such as /figures?period=last-year&tag=North+office; an unknown period counts as not set. */
export function filterOf(address: URLSearchParams): FiguresFilter {
  const period = address.get('period') ?? '';
  return { period: isPeriod(period) ? period : DEFAULT, tag: (address.get('tag') ?? '').trim() };
}

/** The filter as the address's parameters; what is not set is left out. */
export const searchOf = ({ period, tag }: FiguresFilter): Record<string, string> => ({
  ...(period !== DEFAULT && { period }),
  ...(tag && { tag }),
});

const firstDayOf = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12)).toISOString().slice(0, 10);

/**
 * The variables of the query: a day of the first month and one of the last.
 * @param today months are those of UTC, as the server's
 */
export function variablesOf({ period, tag }: FiguresFilter, today = new Date()) {
  const [first, last] = PERIODS[period].months(today.getUTCFullYear() * 12 + today.getUTCMonth());
  return { from: firstDayOf(first), to: firstDayOf(last), tag: tag || null };
}
