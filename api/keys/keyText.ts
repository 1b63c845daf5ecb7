/**
 * The text of an API key: `sh_live_` or, of a publishable key, `sh_pub_`; then 32 random bytes and a checksum, both in
 * base 62. The prefix and the checksum let programs that look for leaked secrets know it, and refuse a mistyped one
 * without a look into the database.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIXES = { secret: 'sh_live_', publishable: 'sh_pub_' } as const;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62 ** 43 is more than 2 ** 256, and 62 ** 6 more than 2 ** 32 */
const [SECRET_DIGITS, CHECK_DIGITS] = [43, 6];
const FORM = new RegExp(
  `^(${Object.values(PREFIXES).join('|')})([0-9A-Za-z]{${SECRET_DIGITS}})([0-9A-Za-z]{${CHECK_DIGITS}})$`,
);
const ENDING = 4;

function inBase62(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest /= 62n) text = DIGITS.charAt(Number(rest % 62n)) + text;
  return text;
}

const checkOf = (prefix: string, secret: string) => inBase62(BigInt(crc32(prefix + secret)), CHECK_DIGITS);

export function newKeyText(kind: keyof typeof PREFIXES = 'secret'): string {
  const prefix = PREFIXES[kind];
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS);
  return prefix + secret + checkOf(prefix, secret);
}

/** Whether somebody means a key, well formed or not. */
export const isMeantAsKey = (token: string): boolean => token.startsWith('sh_');

export function isWellFormedKey(token: string): boolean {
  const [, prefix, secret, check] = FORM.exec(token) ?? [];
  return prefix !== undefined && secret !== undefined && check === checkOf(prefix, secret);
}

/** What the database keeps of a key: 256 random bits need no salt and no slow hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The part of a key by which people recognise it. */
export const endingOfKey = (key: string): string => key.slice(-ENDING);
