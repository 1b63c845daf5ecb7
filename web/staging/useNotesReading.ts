import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useNotesReadingQuery } from '../__generated__/useNotesReadingQuery.graphql.js';
import type { RoomType } from './stagingOptions.js';

const TYPING_PAUSE = 300; // ms without a key until the notes are read

export interface NotePhrase {
  /** in the person's words */
  readonly text: string;
  readonly understood: boolean;
  /** what will be done, or why nothing is */
  readonly meaning: string;
}

const NO_PHRASES: readonly NotePhrase[] = [];

/**
 * How the stager reads notes while they are typed.
 * @returns the phrases of the last reading, perhaps of older words; none when nothing is typed or the reading failed
 */
export function useNotesReading(notes: string, roomType: RoomType): readonly NotePhrase[] {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState(NO_PHRASES);
  const words = notes.trim();
  useEffect(() => {
    let stop = () => {};
    const ask = () => {
      const asked = fetchQuery<useNotesReadingQuery>(
        environment,
        graphql`
          query useNotesReadingQuery($notes: String!, $roomType: RoomType!) {
            viewer {
              notesReading(notes: $notes, roomType: $roomType) {
                text
                understood
                meaning
              }
            }
          }
        `,
        { notes: words, roomType },
      ).subscribe({
        next: ({ viewer }) => {
          const phrases = viewer?.notesReading ?? NO_PHRASES;
          setRead(phrases.map(({ text, understood, meaning }) => ({ text, understood, meaning })));
        },
        error: () => setRead(NO_PHRASES),
      });
      stop = () => asked.unsubscribe();
    };
    const timer = setTimeout(() => (words ? ask() : setRead(NO_PHRASES)), TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, words, roomType]);
  return words ? read : NO_PHRASES;
}
