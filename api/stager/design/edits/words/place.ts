/** Reads where something shall go: "to the window", "a bit to the right", "between the sofa and the door". */
import { readMark } from './named.js';
import { pattern } from './pattern.js';
import type { Place, Way } from './wish.js';

const INCH = 0.0254;
const FOOT = 12 * INCH;
/** Metres of "a bit", of a direction without a length, and of "far". */
const BIT = 0.25;
const SOME = 0.5;
const FAR = 1.2;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:cm|centimet(?:re|er)s?)$/u, 0.01],
  [/^(?:m|met(?:re|er)s?)$/u, 1],
  [/^(?:in|inch|inches|″|")$/u, INCH],
  [/^(?:ft|foot|feet|′|')$/u, FOOT],
];
const LENGTH = pattern(
  String.raw`\b(?:by |about |some |around )?(\d+(?:\.\d+)?|half an?|an?|one|two|three) ?(cm|centimet(?:re|`,
  String.raw`er)s?|m|met(?:re|er)s?|inch(?:es)?|in|″|"|ft|foot|feet|′|')(?=\s|$)`,
);
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  'half a': 0.5,
  'half an': 0.5,
};

/** A text without its length, and the length in metres; null: none was said. */
function takeLength(text: string): { readonly rest: string; readonly metres: number | null } {
  const tidy = (words: string) => words.replaceAll(/\s+/gu, ' ').trim();
  const length = LENGTH.exec(text);
  if (length) {
    const [all, number = '', unit = ''] = length;
    const factor = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    return { rest: tidy(text.replace(all, ' ')), metres: (NUMBERS[number] ?? Number(number)) * factor };
  }
  const bit = /\b(?:just )?(?:a (?:little )?bit|a little|slightly|a touch|somewhat|little|bit)\b/u;
  if (bit.test(text)) return { rest: tidy(text.replace(bit, ' ')), metres: BIT };
  const far = /\b(?:much|a lot|far)(?= (?:closer|nearer|further|farther|more|to|away|left|right|back))/u;
  if (far.test(text)) return { rest: tidy(text.replace(far, ' ')), metres: FAR };
  return { rest: tidy(text), metres: null };
}

const WAYS: readonly (readonly [RegExp, Way])[] = [
  [
    /^(?:to|towards|toward|on|at)? ?(?:the )?left(?: side)?(?: of (?:the )?(?:room|photo|picture))?$|^leftwards?$/u,
    'left',
  ],
  [
    /^(?:to|towards|toward|on|at)? ?(?:the )?right(?: side)?(?: of (?:the )?(?:room|photo|picture))?$|^rightwards?$/u,
    'right',
  ],
  [
    /^(?:to|towards|toward|in|at|into)? ?(?:the )?(?:back|rear|background)(?: of (?:the )?room)?$|^backwards?$/u,
    'back',
  ],
  [/^(?:to|towards|toward|in|at|into)? ?(?:the )?(?:front|foreground|forward|forwards)$|^(?:closer|nearer)$/u, 'front'],
  [/^(?:up|higher|upwards?)(?: on the wall)?$/u, 'up'],
  [/^(?:down|lower|downwards?)(?: on the wall)?$/u, 'down'],
];

/** The prepositions of a place, the longer first. */
const TO: readonly (readonly [RegExp, 'at' | 'before' | 'behind' | 'under' | 'above' | 'closer' | 'away'])[] = [
  [/^(?:closer|nearer|more) (?:to|towards|toward) (.+)$/u, 'closer'],
  [
    pattern(
      '^(?:a? ?way|further(?: away)?|farther(?: away)?|further off|off|clear|out of the way|further) ',
      '(?:from|of) (.+)$',
    ),
    'away',
  ],
  [/^not so (?:close|near) to (.+)$/u, 'away'],
  [/^(?:right |directly |straight )?(?:in front of|before|opposite|opposite to|across from|facing) (.+)$/u, 'before'],
  [/^(?:right |directly )?(?:behind|in back of) (.+)$/u, 'behind'],
  [/^(?:right |directly )?(?:under|underneath|below|beneath) (.+)$/u, 'under'],
  [/^(?:right |directly )?(?:above|over) (.+)$/u, 'above'],
  [
    pattern(
      '^(?:right |up |over |closely |directly |back )?(?:to|at|by|near|next to|beside|close to|',
      'against|along|into|in|on|onto|alongside|towards|toward|adjacent to|around|up against) (.+)$',
    ),
    'at',
  ],
];

/** The place that a text names; null where it names none. */
export function readPlace(text: string): Place | null {
  const { rest, metres } = takeLength(text.replace(/^(?:should|must|could) (?:be|go|stand|sit) /u, ''));
  const between = /^(?:in )?between (.+) and (.+)$/u.exec(rest);
  if (between) {
    const [one, other] = [readMark(between[1] ?? ''), readMark(between[2] ?? '')];
    return one && other && { to: 'between', marks: [one, other] };
  }
  const far = /^(?:all the way|as far as possible|right|fully|completely) (.+)$/u.exec(rest);
  const plain = (far?.[1] ?? rest).replace(/^(?:more|further|farther) (?=to |left|right|back|forward|up|down)/u, '');
  const way = WAYS.find(([pattern]) => pattern.test(plain))?.[1];
  if (way) return { to: 'way', way, metres: far ? null : (metres ?? SOME) };
  const beside = /^(?:to |on |at )?(?:the )?(left|right)(?:[ -]hand)?(?: side)? of (.+)$/u.exec(rest);
  const base = beside && readMark(beside[2] ?? '');
  if (base) return { to: 'at', mark: base, side: beside[1] === 'left' ? 'left' : 'right' };
  for (const [pattern, to] of TO) {
    const words = pattern.exec(rest)?.[1];
    const mark = words === undefined ? null : readMark(words);
    if (!mark) continue;
    if (to === 'closer' || to === 'away') return { to, mark, metres: metres ?? SOME };
    // "a bit to the window" is a step towards it
    return to === 'at' && metres !== null ? { to: 'closer', mark, metres } : { to, mark };
  }
  return null;
}
