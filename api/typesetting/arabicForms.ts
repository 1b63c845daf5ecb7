/**
 * Arabic letters have different shapes at a word's beginning, inside and end. The fallback font holds the shapes as
 * separate characters (Unicode's Arabic presentation forms) but no shaping rules.
 */

/** A letter's shapes: isolated, final, and, if it joins the next letter, initial and medial. */
type Forms = readonly string[];

const ALONE = 0;
const FINAL = 1;
const INITIAL = 2;
const MEDIAL = 3;

/** In these blocks a letter's shapes are adjacent, in that order. U+FBE8 and U+FBE9 are the one exception. */
const BLOCKS = [
  [0xfb50, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
] as const;

/** By letter; lam with alef is a ligature, by the two letters. */
const FORMS: ReadonlyMap<string, Forms> = readForms();

function readForms(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [first, last] of BLOCKS) {
    for (let point = first; point <= last; point++) {
      const shape = String.fromCodePoint(point);
      const letter = shape.normalize('NFKC');
      if (/^\p{Script=Arabic}{1,2}$/u.test(letter) && letter !== shape) {
        forms.set(letter, [...(forms.get(letter) ?? []), shape]);
      }
    }
  }
  return forms;
}

const TATWEEL = '\u0640';
const JOINER = '\u200d';
/** Lam with alef and the marks between them, else one character. */
const LETTER = /\u0644\p{Mn}*[\u0622\u0623\u0625\u0627]|./gsu;

const joins = (letter: string | undefined, shape: number) =>
  letter !== undefined && (letter === TATWEEL || letter === JOINER || (FORMS.get(letter)?.length ?? 0) > shape);
const joinsOnwards = (letter: string | undefined) => joins(letter, INITIAL);
const joinsBack = (letter: string | undefined) => joins(letter, FINAL);

/** Replaces every Arabic letter by the shape that its neighbours require; other characters stay. */
export function arabicForms(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  const parts = text.match(LETTER) ?? [];
  const isMark = (part: string) => /^\p{Mn}$/u.test(part);
  const bases = parts.flatMap((part, index) =>
    isMark(part) ? [] : [{ part, index, letter: part.replace(/\p{Mn}/gu, '') }],
  );
  for (const [place, { part, index, letter }] of bases.entries()) {
    const shapes = FORMS.get(letter);
    if (!shapes) continue;
    const before = joinsOnwards(bases[place - 1]?.letter) && joinsBack(letter);
    const after = joinsOnwards(letter) && joinsBack(bases[place + 1]?.letter);
    const form = before ? (after ? MEDIAL : FINAL) : after ? INITIAL : ALONE;
    const marks = part.match(/\p{Mn}/gu) ?? [];
    parts[index] = shapes[form] + marks.join('');
  }
  return parts.join('');
}

/** Replaces the shapes by their letters, for readers and for copying the text. */
export const plainArabic = (text: string): string =>
  text.replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (shape) => shape.normalize('NFKC'));
