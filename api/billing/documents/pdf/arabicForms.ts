/**
 * Arabic letters take another shape at a word's beginning, inside and end. The last-resort font has the shapes as
 * characters of their own (Unicode's Arabic presentation forms) but no rules for when to use which.
 */

/** A letter's shapes: alone, after a joining letter, and, where it joins onwards, before one and between two. */
type Forms = readonly string[];

const ALONE = 0;
const FINAL = 1;
const INITIAL = 2;
const MEDIAL = 3;

/** Within these the shapes of a letter stand side by side, in that order. U+FBE8 and U+FBE9 are the one exception. */
const BLOCKS = [
  [0xfb50, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
] as const;

/** By the letter, and of lam with alef, which are written as one, by the two. */
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
/** Lam with alef and the marks between them, else one sign. */
const LETTER = /\u0644\p{Mn}*[\u0622\u0623\u0625\u0627]|./gsu;

const joins = (letter: string | undefined, shape: number) =>
  letter !== undefined && (letter === TATWEEL || letter === JOINER || (FORMS.get(letter)?.length ?? 0) > shape);
const joinsOnwards = (letter: string | undefined) => joins(letter, INITIAL);
const joinsBack = (letter: string | undefined) => joins(letter, FINAL);

/** Puts every Arabic letter into the shape that its neighbours ask for; all else stays as it is. */
export function arabicForms(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  const parts = text.match(LETTER) ?? [];
  const isMark = (part: string) => /^\p{Mn}$/u.test(part);
  const bases = parts.flatMap((part, index) => (isMark(part) ? [] : [index]));
  const letters = bases.map((index) => parts[index].replace(/\p{Mn}/gu, ''));
  for (const [place, index] of bases.entries()) {
    const shapes = FORMS.get(letters[place]);
    if (!shapes) continue;
    const before = joinsOnwards(letters[place - 1]) && joinsBack(letters[place]);
    const after = joinsOnwards(letters[place]) && joinsBack(letters[place + 1]);
    const form = before ? (after ? MEDIAL : FINAL) : after ? INITIAL : ALONE;
    const marks = parts[index].match(/\p{Mn}/gu) ?? [];
    parts[index] = shapes[form] + marks.join('');
  }
  return parts.join('');
}

/** The letters again, for whoever reads or copies the text. */
export const plainArabic = (text: string): string =>
  text.replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (shape) => shape.normalize('NFKC'));
