/**
 * better-auth takes addresses of ASCII alone. One with letters of another alphabet before its @ is handed over with these
 * written in hexadecimal digits, and read back where better-auth asks the database: it is stored as it is.
 */

const MARK = 'utf8.';
const WRITTEN = /^utf8\.((?:[\da-f]{2})+)@/;

/** Whether an address is one that better-auth alone may be handed. */
export const isWrittenInAscii = (email: string): boolean => WRITTEN.test(email);

export function asciiEmail(email: string): string {
  const [local = ''] = email.split('@', 1);
  // oxlint-disable-next-line no-control-regex -- the bounds of ASCII
  if (/^[\x00-\x7f]*$/.test(local)) return email;
  return `${MARK}${Buffer.from(local).toString('hex')}${email.slice(local.length)}`;
}

/** The address as it is stored. */
export const readBack = (text: string) =>
  text.replace(WRITTEN, (_whole, digits: string) => `${Buffer.from(digits, 'hex').toString()}@`);

/** The same for all texts within the arguments of a query. */
export function readBackIn(value: unknown): unknown {
  if (typeof value === 'string') return readBack(value);
  if (Array.isArray(value)) return value.map(readBackIn);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readBackIn(part)]));
}
