/** PostgreSQL has no year 0. */
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** The beginning of a day of the calendar, UTC. @param text as 2026-12-31 @returns null: it is none */
export function parseDay(text: string): Date | null {
  const day = new Date(DAY.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  // Date moves 31 February to March: such a day is invalid
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}
