import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useNotesReadingQuery } from '../__generated__/useNotesReadingQuery.graphql.js';
import type { RoomType } from './stagingOptions.js';

const typingPause = 300; // ms without a key before what is typed is read

export interface NotePhrase {
  /** in the person's words */
  readonly text: string;
  readonly understood: boolean;
  /** what will be done, else why nothing is */
  readonly meaning: string;
}

const none: readonly NotePhrase[] = [];

/**
 * How the stager reads notes while they are typed.
 * @returns the phrases of what was read last, maybe of older words; none where nothing is typed or reading failed
 */
export function useNotesReading(notes: string, roomType: RoomType): readonly NotePhrase[] {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState(none);
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
          const phrases = viewer?.notesReading ?? none;
          setRead(phrases.map(({ text, understood, meaning }) => ({ text, understood, meaning })));
        },
        error: () => setRead(none),
      });
      stop = () => asked.unsubscribe();
    };
    const timer = setTimeout(() => (words ? ask() : setRead(none)), typingPause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, words, roomType]);
  return words ? read : none;
}
