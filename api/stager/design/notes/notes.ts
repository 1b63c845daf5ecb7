import type { Setting } from '../../contract.js';
import { withArticle } from './countWords.js';
import { findKinds, manyOf } from './nouns.js';
import { type Kind, KINDS } from '../../kinds.js';
import { programmes } from '../programs/programmes.js';
import type { Wishes } from '../scene/scene.js';

/** One phrase of the notes, in the agent's words, and how it is read. */
export type Phrase = { readonly text: string } & (
  | { readonly reading: 'wish'; readonly kinds: readonly Kind[]; readonly count: number }
  /** asks for a new arrangement, which every revision makes anyway */
  | { readonly reading: 'rearrange' }
  | { readonly reading: 'refused'; readonly reason: string }
  | { readonly reading: 'unknown' }
);

interface NotesReading {
  readonly wishes: Wishes;
  /** in the order in which they were written */
  readonly phrases: readonly Phrase[];
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
export const NEGATIONS: ReadonlySet<string> = new Set(['no', 'without', 'zero', 'skip', 'omit']);
const FILLER_WORDS: ReadonlySet<string> = new Set(['any', 'the', 'more', 'of', 'at', 'all']);
/** More of one kind than this is refused. */
export const MOST_OF_A_KIND = 12;
/** Words before and after a wish that do not change it. */
const POLITE_WORDS =
  /^((please|with|but|add|use|put|i want|we want|i would like)\s+)+|(\s+(please|thanks|thank you))+$/gu;
/** Phrases that ask for nothing and are ignored. */
const COURTESY = /^(hello|hi|please|thanks|thank you|many thanks)$/iu;

/**
 * What the arrangement understands of an agent's words: "no <piece>" and "<number> <piece>", with the catalogue's names
 * or everyday words for them, singular or plural, in any list ("no plants or art, two armchairs and a rug"), and that
 * the room shall be arranged anew. A wish that the room type cannot grant is refused with the reason: a piece that it
 * does not have, or to leave out its main piece. Of two wishes for one piece the later one counts.
 */
export function readNotes(notes: string | undefined, setting: Setting): NotesReading {
  const wishes = new Map<Kind, number>();
  const lastWords = new Map<Kind, string>();
  const read = split(notes ?? '').map((text) => readPhrase(text, setting));
  for (const phrase of read) {
    if (phrase.reading !== 'wish') continue;
    for (const kind of phrase.kinds) {
      wishes.set(kind, phrase.count);
      lastWords.set(kind, phrase.text);
    }
  }
  const phrases = read.map((phrase): Phrase => {
    if (phrase.reading !== 'wish') return phrase;
    const { text, count } = phrase;
    const kinds = phrase.kinds.filter((kind) => wishes.get(kind) === count);
    if (kinds.length > 0) return { ...phrase, kinds };
    return { text, reading: 'refused', reason: `"${lastWords.get(phrase.kinds[0])}" comes later` };
  });
  return { wishes, phrases };
}

/** Asks for a new arrangement, as the default comment of a revision does. */
const REARRANGE =
  /^(?:(?:re)?arrange (?:the room|it)(?: anew| again| differently)?|another arrangement)( in the same style)?$/u;

function readPhrase(text: string, setting: Setting): Phrase {
  const words = text.toLowerCase().replace(POLITE_WORDS, '');
  if (REARRANGE.test(words)) return { text, reading: 'rearrange' };
  const [number = '', ...rest] = words.split(' ');
  const count = readNumber(number);
  const meant = findKinds(rest.filter((word) => !FILLER_WORDS.has(word)).join(' '));
  if (count === null || meant.length === 0) return { text, reading: 'unknown' };
  const { kinds: known, main } = programmes[setting];
  const kinds = kindsInRoom(meant, known);
  const refused = (reason: string): Phrase => ({ text, reading: 'refused', reason });
  const room = withArticle(setting.replace('_', ' '));
  if (kinds.length === 0) return refused(`${room} has no ${manyOf(meant[0])}`);
  if (count === 0 && kinds.includes(main)) return refused(`${room} needs its ${main}`);
  if (count > MOST_OF_A_KIND) return refused(`at most ${MOST_OF_A_KIND} of a piece can be placed`);
  // "no lamps" means none of any sort, "two lamps" two of the sort that the room is likeliest to have
  return { text, reading: 'wish', kinds: count === 0 ? kinds : kinds.slice(0, 1), count };
}

/** The kinds that the room type may have, else the kinds that are taken instead of them. */
export function kindsInRoom(kinds: readonly Kind[], known: readonly Kind[]): readonly Kind[] {
  const here = kinds.filter((kind) => known.includes(kind));
  if (here.length > 0) return here;
  return kinds.flatMap((kind) => KINDS[kind].standIn ?? []).filter((kind) => known.includes(kind));
}

/** One phrase per piece; "no plants or art" is two of them. */
function split(notes: string): string[] {
  const lists = notes.split(/[,;.!\n]+|\band\b|&|\+/iu).map((part) => part.trim().replaceAll(/\s+/gu, ' '));
  return lists
    .filter((part) => part !== '' && !COURTESY.test(part))
    .flatMap((part) => {
      const [first = '', ...others] = part.split(/\s+or\s+/iu);
      const refusal = first.split(' ')[0] ?? '';
      return [first, ...others.map((other) => (NEGATIONS.has(refusal.toLowerCase()) ? `${refusal} ${other}` : other))];
    });
}

export function readNumber(word: string): number | null {
  if (NEGATIONS.has(word)) return 0;
  if (Object.hasOwn(NUMBER_WORDS, word)) return NUMBER_WORDS[word];
  return /^\d{1,2}$/u.test(word) ? Number(word) : null;
}
