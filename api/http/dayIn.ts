/** Days in the query of an address. */
import { parseDay } from '../domain/parseDay.js';
import { HttpError } from './answer.js';

const expected = (name: string) => new HttpError(400, `Expected ${name} to be a day such as 2026-12-31.`);

/** @throws HttpError 400 when there is none */
export function dayIn(url: URL, name: string): Date {
  const day = optionalDayIn(url, name);
  if (!day) throw expected(name);
  return day;
}

/**
 * @returns null where it is left out
 * @throws HttpError 400 when it is no day
 */
export function optionalDayIn(url: URL, name: string): Date | null {
  const text = url.searchParams.get(name);
  const day = text ? parseDay(text) : null;
  if (text && !day) throw expected(name);
  return day;
}
