import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { lengthOf, type LengthScale, unbroken, type Units } from '../../format/lengths.js';
import { examples, readLength } from '../../format/readLength.js';

interface TypedLength {
  /** metres */
  readonly value: number;
  readonly units: Units;
  /** the range of the length */
  readonly scale: LengthScale;
  /** the error sentence around the range: The ceiling must be ... high. */
  readonly sentence: (range: string) => string;
  readonly onChange: (metres: number) => void;
}

interface Words {
  readonly text: string;
  /** the length when the text was typed: when it changes, the text is dropped */
  readonly of: number;
  /** why the text is refused; null while somebody types */
  readonly problem: string | null;
}

/** The text field of a length: what is typed counts on Enter or blur. Escape drops it. */
export function useTypedLength({ value, units, scale, sentence, onChange }: TypedLength) {
  const [typed, setTyped] = useState<Words | null>(null);
  const shown = lengthOf(value, units).text;
  if (typed && typed.of !== value) setTyped(null);

  function judge() {
    if (!typed) return;
    // the exact length may be finer than its text
    if (typed.text.trim() === shown) return setTyped(null);
    const problem = problemOf(typed.text);
    setTyped(problem === null ? null : { ...typed, problem });
    const metres = readLength(typed.text, units);
    if (problem === null && metres !== null) onChange(metres);
  }
  function problemOf(text: string): string | null {
    if (text.trim() === '') return null;
    const metres = readLength(text, units);
    if (metres === null) return `“${text.trim()}” is not a length. Enter ${examples(units)}.`;
    const [least, most] = [scale.metres(scale.min), scale.metres(scale.max)];
    if (metres >= least && metres <= most) return null;
    const [from, to] = [least, most].map((length) => unbroken(lengthOf(length, units).text));
    return sentence(`${from} to ${to}`);
  }
  return {
    problem: typed?.problem ?? null,
    field: {
      value: typed?.text ?? shown,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ text: target.value, of: value, problem: null }),
      // so that typing replaces it
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
      onBlur: judge,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') judge();
        if (event.key === 'Escape') setTyped(null);
        // while somebody types, Ctrl Z undoes the typing, not a move of the drawing
        if (typed) event.stopPropagation();
      },
    },
  };
}
