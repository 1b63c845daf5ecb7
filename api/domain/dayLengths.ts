/** Spans of whole days, each of 24 hours. */
const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);
export const daysBefore = (time: Date, days: number): Date => daysAfter(time, -days);

const DAYS_OF_YEAR = 365;

/** As `90 days`, `a day`, `2 years`. */
export function spanOf(days: number): string {
  const inYears = days % DAYS_OF_YEAR === 0 && days > 0;
  const count = inYears ? days / DAYS_OF_YEAR : days;
  const unit = inYears ? 'year' : 'day';
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}
