/** Sets text of any script: cleans it, breaks it into lines, chooses fonts and puts lines into visual order. */
import { arabicForms, plainArabic } from './arabicForms.js';
import { fontFor, type Face, type Font } from './fonts.js';
import { visualOrder } from './visualOrder.js';

export interface TextStyle {
  readonly face: Face;
  /** points */
  readonly size: number;
  readonly color: string;
}

/** A part of a line that one font draws, from left to right. */
interface Run {
  readonly font: Font;
  readonly text: string;
}

/** Graphemes in reading order. */
export type Line = readonly string[];

/** Replaces a character that no font has. */
const MISSING = '\ufffd';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Controls and variation selectors, which are not drawn; the two joiners stay, because they shape their neighbours. */
const UNDRAWABLE = /(?![\u200c\u200d])[\p{Cf}\p{Variation_Selector}]/gu;
const JOINERS = /[\u200c\u200d]/g;

/** The graphemes of a text in reading order, on one line. */
function signsOf(text: string): Line {
  const clean = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, MISSING)
    .replace(UNDRAWABLE, '')
    .trim();
  return Array.from(graphemes.segment(arabicForms(clean)), ({ segment }) => segment);
}

/** A cache of drawn graphemes. */
const found = new Map<string, Run>();
const MOST_FOUND = 10_000;

/** The glyph run of one grapheme. */
function drawn(face: Face, sign: string): Run {
  const key = `${face} ${sign}`;
  const there = found.get(key);
  if (there) return there;
  if (found.size >= MOST_FOUND) found.clear();
  const run = find(face, sign);
  found.set(key, run);
  return run;
}

function find(face: Face, sign: string): Run {
  for (const text of [sign, sign.replace(JOINERS, '')]) {
    const font = fontFor(face, text);
    if (font) return { font, text };
  }
  const font = fontFor(face, MISSING);
  if (!font) throw new Error('No font has the replacement character.');
  return { font, text: MISSING };
}

/** A line in visual order: runs from left to right, each in one font. */
export function runsOf(face: Face, line: Line): readonly Run[] {
  const runs: Run[] = [];
  for (const sign of visualOrder(line)) {
    const { font, text } = drawn(face, sign);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + text };
    else runs.push({ font, text });
  }
  return runs.filter(({ text }) => text !== '');
}

/** The line's text for readers of the file, or null when it equals the drawn text. */
export function spoken(line: Line, runs: readonly Run[]): string | null {
  const text = plainArabic(line.join(''));
  return text === runs.map((run) => run.text).join('') ? null : text;
}

/** A line may end after spaces and hyphens, and around each character of a script without spaces. */
const ENDS_WORD = /[\s\-\u2010\u2013\u2014/]$/;
const STANDS_ALONE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function wordsOf(signs: Line): string[][] {
  const words: string[][] = [];
  for (const [index, sign] of signs.entries()) {
    const before = signs[index - 1];
    const begins =
      before === undefined || ENDS_WORD.test(before) || [before, sign].some((one) => STANDS_ALONE.test(one));
    if (begins && sign !== ' ') words.push([sign]);
    else words.at(-1)?.push(sign);
  }
  return words;
}

/**
 * Breaks a text into lines, between words if possible, else inside a word.
 * @param most the maximal width of a line
 * @param width measures a part of a line; the width of a line is the sum of its parts
 * @returns at least one line
 */
export function linesOf(text: string, most: number, width: (part: Line) => number): readonly Line[] {
  let line: string[] = [];
  const lines = [line];
  let taken = 0;
  const add = (part: Line) => {
    if (taken > 0 && taken + width(trimmed(part)) > most) {
      line = [];
      lines.push(line);
      taken = 0;
    }
    line.push(...part);
    taken += width(part);
  };
  for (const word of wordsOf(signsOf(text))) {
    if (width(trimmed(word)) <= most) add(word);
    else for (const sign of word) add([sign]);
  }
  return lines.map(trimmed);
}

/** The width of a text's widest word, below which a line has to end inside it. @param width as of linesOf */
export const widestWord = (text: string, width: (part: Line) => number): number =>
  Math.max(0, ...wordsOf(signsOf(text)).map((word) => width(trimmed(word))));

const trimmed = (line: Line): Line => (line.at(-1) === ' ' ? line.slice(0, -1) : line);
