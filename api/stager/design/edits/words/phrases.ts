/** Parts a comment into phrases, and reads what each asks for. */
import { NEGATIONS } from '../../notes/notes.js';
import { readNamed } from './named.js';
import { readPlace } from './place.js';
import { readWish } from './readWish.js';
import { spelled } from './spelling.js';
import { pattern } from './pattern.js';
import type { Named, Wish } from './wish.js';

export interface Phrase {
  /** in the person's words */
  readonly text: string;
  /** null: not understood */
  readonly wish: Wish | null;
}

/** Characters of the longest phrase that is understood. */
const LONGEST = 160;
/** Phrases of a comment that are understood: each may look for a place on the whole floor. */
const MOST_PHRASES = 20;

/** Phrases that ask for nothing and are left out. */
const COURTESY = pattern(
  '^(?:hello|hi|hey|dear .*|please|thanks?|thank you(?: (?:very|so) much)?|many thanks|thx|best ',
  'regards|kind regards|cheers|otherwise|ok|okay|yes|well)$',
);
const BEFORE = pattern(
  '^(?:(?:please|pls|kindly|maybe|perhaps|also|and|then|just|but|so|ok|okay|hi|hello|however|',
  'still|otherwise|(?:can|could|would|will) you(?: please)?|can we|could we|may we|i think|we ',
  'think|i feel|(?:i|we)(?: would|.?d)(?: really)? (?:like|love|prefer)(?: you)?(?: to)?(?: ',
  '(?:have|see|get|add))?|(?:i|we)(?: really)? (?:want|need|wish|prefer)(?: you)?(?: to)?(?: ',
  '(?:have|see|get|add))?|let.?s|let us|it would be (?:nice|good|great|better) to|it would be ',
  '(?:nice|good|great|better) if|how about|what about|why not|try to|make sure to|be sure to|you ',
  '(?:can|could|should|may)|there (?:should|could|must) be|the room (?:needs|should have|could ',
  'use)|it (?:needs|should have|could use)|we (?:need|should have)|should be),? +)+',
);
const AFTER = pattern(
  '(?: +(?:please|pls|thanks|thank you|if possible|if you can|if it fits|in this (?:room|photo|',
  'picture)|in the (?:room|photo|picture)|here|though|too|as well|a tad|maybe|perhaps|somehow|for ',
  'me|for us|now))+$',
);

/** A phrase in plain words, as the grammar reads it. */
const plainly = (text: string): string =>
  spelled(
    text
      .toLowerCase()
      .replaceAll(/[’‘`]/gu, "'")
      .replaceAll(/[“”"()?]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replaceAll(/\b(?:the|a|an) (?:the|a|an) /gu, 'the ');

interface Part {
  readonly text: string;
  /** after "and" or a comma: it may go on with the verb or the place of its neighbour */
  readonly goesOn: boolean;
}

/** The phrases of a comment, in their order; those beyond the first twenty are not understood. */
export function readPhrases(comment: string): readonly Phrase[] {
  const said: Said = { wish: null, about: null };
  const parts = comment.split(/[;!\n]|\.(?!\d)/u).flatMap(partsOf);
  const phrases: Phrase[] = [];
  parts.slice(0, MOST_PHRASES).forEach((part, at) => {
    const wish = wishOf(part, said, parts[at + 1]);
    phrases.push({ text: part.text, wish });
    said.wish = wish ?? said.wish;
    said.about = (wish && whatOf(wish)) ?? readNamed(plainly(part.text)) ?? said.about;
  });
  const unread = parts.slice(MOST_PHRASES).map(({ text }): Phrase => ({ text, wish: null }));
  return [...phrases, ...unread];
}

/** Whether a comment speaks of other photos of the job. */
export const asksForOthers = (comment: string): boolean =>
  readPhrases(comment).some(({ wish }) => wish?.act === 'like');

/** What was said before: the last wish, and the furniture that "it" means. */
interface Said {
  wish: Wish | null;
  about: Named | null;
}

const whatOf = (wish: Wish): Named | null =>
  'what' in wish && wish.what && wish.what.kinds.length > 0 ? wish.what : null;

/** A sentence in parts. "between A and B" stays whole, and "tray: too big" is about the tray. */
function partsOf(sentence: string): Part[] {
  const pieces = sentence
    .replaceAll(/\b(between .+?) and\b/giu, '$1 \u0000')
    .split(/(,|\band\b|\bthen\b|\bbut\b|&|\+)/iu)
    .map((part) => part.replaceAll('\u0000', 'and').replaceAll(/\s+/gu, ' ').trim());
  let joined = false;
  return pieces.flatMap((text): Part[] => {
    if (/^(?:,|and|then|but|&|\+)$/iu.test(text)) {
      joined = true;
      return [];
    }
    if (text === '' || COURTESY.test(text.toLowerCase())) return [];
    const part = { text, goesOn: joined };
    joined = true;
    return negated(part);
  });
}

/** "no plants or art" is two phrases. */
function negated({ text, goesOn }: Part): Part[] {
  const [first = '', ...others] = text.split(/\s+or\s+/iu);
  const refusal = first.split(' ')[0] ?? '';
  if (others.length === 0 || !NEGATIONS.has(refusal.toLowerCase())) return [{ text, goesOn }];
  return [{ text: first, goesOn }, ...others.map((other) => ({ text: `${refusal} ${other}`, goesOn: true }))];
}

/** "three-seat sofa: move it to the window" */
const ABOUT = /^([^:]{2,40}): ?(.+)$/u;

function wishOf({ text, goesOn }: Part, said: Said, next: Part | undefined): Wish | null {
  if (text.length > LONGEST) return null;
  const topic = ABOUT.exec(text);
  if (topic) {
    const named = readNamed(plainly(topic[1] ?? ''));
    if (named) return wishOf({ text: topic[2] ?? '', goesOn: false }, { ...said, about: named }, next);
  }
  const words = meantBy(plainly(text), said.about);
  const own = readWish(words);
  const bare = readNamed(words);
  if (goesOn && bare && said.wish && isBareName(own, bare)) return sameFor(said.wish, bare);
  return own ?? withNext(words, next) ?? (said.about && withoutName(words, said.about));
}

/** "two armchairs and a rug" asks for a rug; "remove the sofa and the rug" removes it. */
const isBareName = (own: Wish | null, bare: Named): boolean =>
  own === null || (own.act === 'count' && bare.article !== 'a' && bare.count === null);

/** The wish of the phrase before, for another piece. */
function sameFor(wish: Wish, what: Named): Wish | null {
  if (wish.act === 'remove') return { ...wish, what };
  if (wish.act === 'count' || wish.act === 'free' || wish.act === 'arrange') return null;
  return 'what' in wish && wish.what ? ({ ...wish, what } as Wish) : null;
}

/** "move the sofa and the armchair to the window": the place is in the next phrase. */
function withNext(words: string, next: Part | undefined): Wish | null {
  if (!next?.goesOn || !/^(?:move|put|place|shift|push|bring|turn|rotate|swap|replace)\b/u.test(words)) return null;
  const after = plainly(next.text);
  for (let at = after.indexOf(' '); at > 0; at = after.indexOf(' ', at + 1)) {
    if (!readNamed(after.slice(0, at))) continue;
    const rest = after.slice(at + 1);
    if (readPlace(rest) || /^(?:for|with|by|to) /u.test(rest)) return readWish(`${words} ${rest}`);
  }
  return null;
}

/** "it" and "them" are what was spoken of last. */
const meantBy = (words: string, about: Named | null): string =>
  about === null ? words : words.replace(/(?<=^|\s)(?:it|them|this one|that one)(?=\s|$)/u, nameOf(about));

const nameOf = ({ name, side }: Named): string => `the ${side ? `${side} ` : ''}${name}`;

/** "sofa: bigger", "rug: remove" */
const withoutName = (words: string, about: Named): Wish | null =>
  readWish(`${words} ${nameOf(about)}`) ??
  readWish(`${nameOf(about)} ${words}`) ??
  readWish(`${nameOf(about)} is ${words}`);
