import { useEffect, useState } from 'react';
import type { Observable } from 'relay-runtime';

const TYPING_PAUSE = 300; // ms without a key until the words are read

export interface NotePhrase {
  /** in the person's words */
  readonly text: string;
  readonly understood: boolean;
  /** what will be done, or why nothing is */
  readonly meaning: string;
}

/**
 * How the stager reads words while they are typed.
 * @param ask asks the server; another function asks anew
 * @returns the last reading, perhaps of older words; `none` when nothing is typed or the reading failed
 */
export function useReading<Reading>(
  typed: string,
  ask: (words: string) => Observable<Reading>,
  none: Reading,
): Reading {
  const [read, setRead] = useState(none);
  const words = typed.trim();
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      const asked = ask(words).subscribe({ next: setRead, error: () => setRead(none) });
      stop = () => asked.unsubscribe();
    };
    const timer = setTimeout(() => (words ? start() : setRead(none)), TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [words, ask, none]);
  return words ? read : none;
}
