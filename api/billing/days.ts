import { z } from 'zod';

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

const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2099, 11, 31);

/** A day of an invoice. Other centuries are slips of typing, such as the year 0206. @param what as 'The due date' */
export const invoiceDay = (what: string) =>
  z.date().refine((day) => day.getTime() >= FIRST && day.getTime() <= LAST, {
    message: `${what} must lie in the years 2000 to 2099. Check its year`,
  });
