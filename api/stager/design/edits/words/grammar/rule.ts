/** A rule of the grammar: a pattern, and what a phrase that it matches asks for. */
import { readNamed } from '../named.js';
import { readPlace } from '../place.js';
import type { Named, Place, Wish } from '../wish.js';

type Match = readonly string[];

/** null: the rule does not hold after all */
export type Rule = readonly [RegExp, (match: Match) => Wish | null];

/** What is asked of the furniture that a text names; null where it names none. */
export const about = (text: string | undefined, wish: (what: Named) => Wish | null): Wish | null => {
  const what = readNamed(text ?? '');
  return what && wish(what);
};

export const BE = '(?:is|are|looks?|feels?|seems?|appears?)';
export const SHALL = '(?:should|must|could|can|needs? to|has to|have to|may|might|ought to)';
export const either = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('-', '[- ]'))
    .join('|');

/** A text and the place at its end. */
export function withPlace(text: string): { readonly text: string; readonly where?: Place } {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) {
    const where = readPlace(words.slice(at).join(' '));
    const before = words.slice(0, at).join(' ');
    if (where && readNamed(before)) return { text: before, where };
  }
  return { text };
}
