/** Where a day ends last: so far behind Greenwich. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/**
 * The day that it is in the last zone of the Earth, at its first moment (UTC), as due dates are kept: every day before
 * it has passed for everybody, wherever they are.
 */
export function today(now = new Date()): Date {
  const there = new Date(now.getTime() - LAST_ZONE_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()));
}
