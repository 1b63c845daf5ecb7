/** Numbers, plurals and lists in sentences. */

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** More than one of the thing: of "stack of books" the stack. */
export function plural(label: string): string {
  const [, noun, rest] = /^(.*?)((?: of | with | for ).*)?$/.exec(label) ?? [label, label, ''];
  return `${pluralNoun(noun)}${rest ?? ''}`;
}

function pluralNoun(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('shelf')) return `${noun.slice(0, -1)}ves`;
  return `${noun}s`;
}

/** "a" or "an", and the thing. */
export const withArticle = (label: string): string => `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;

/** "two armchairs", "an ottoman". @param count at least 1 */
export const counted = (label: string, count: number): string =>
  count > 1 ? `${inWords(count)} ${plural(label)}` : withArticle(label);

/** "two"; "11" where a numeral reads better. @param count at least 2 */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** "a, b and c". @param names at least one */
export const listed = (names: readonly string[], joint: 'and' | 'or'): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${joint} `);

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
