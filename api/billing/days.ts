/** Offset of the westernmost zone, where a day ends last. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/**
 * The present day in the westernmost zone, at 00:00 UTC, as due dates are stored: every earlier day has ended in all
 * zones.
 */
export function today(now = new Date()): Date {
  const there = new Date(now.getTime() - LAST_ZONE_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()));
}
