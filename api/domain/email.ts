/** E-mail addresses, of whatever alphabet, in the one form in which they are stored and compared. */
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** RFC 3696, erratum 1690. */
const LONGEST = 254;
/** Spaces, and characters that come along unseen when an address is pasted: of zero width, or of direction. */
const UNSEEN = String.raw`[\s\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0f\ufeff]+`;
const UNSEEN_ENDS = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');
const LETTER = /[\p{L}\p{M}\p{N}]/gu;
const LATIN = /\p{Script=Latin}/u;
const OF_OTHERS = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/**
 * The address without what is not seen at its ends, and its domain as DNS writes it (RFC 5890): xn--... It need not be
 * an address; `isEmail` tells.
 */
export function tidyEmail(text: string): string {
  const seen = text.replace(UNSEEN_ENDS, '').normalize('NFC');
  const at = seen.lastIndexOf('@');
  const domain = seen.slice(at + 1);
  // ASCII stays as it is written, for the rule to judge: the conversion would take 127.1 for an address of IPv4.
  // oxlint-disable-next-line no-control-regex -- the bounds of ASCII
  return at < 0 || /^[\x00-\x7f]*$/.test(domain) ? seen : `${seen.slice(0, at)}@${domainToASCII(domain)}`;
}

/** A tidy address in lower case: of an account, where two that differ by case alone are one. */
export const plainEmail = (text: string): string => tidyEmail(text).toLowerCase();

/**
 * Whether a tidy address can be one. The part before the @ may have letters of any alphabet (RFC 6531), but not Latin
 * ones beside those of another: such a name is made to look like another one.
 */
export function isEmail(tidy: string): boolean {
  const [local = ''] = tidy.split('@', 1);
  if (tidy.length > LONGEST || (LATIN.test(local) && OF_OTHERS.test(local))) return false;
  const domain = tidy.slice(local.length);
  // zod's rule knows letters of ASCII alone, also in the last part of a domain.
  return z.email().safeParse(local.replace(LETTER, 'x') + domain.replace(/\.xn--[a-z\d-]+$/i, '.xn')).success;
}
