import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useNotesReadingQuery } from '../__generated__/useNotesReadingQuery.graphql.js';
import type { RoomType } from './stagingOptions.js';
import { type NotePhrase, useReading } from './useReading.js';

const NO_PHRASES: readonly NotePhrase[] = [];

/** How the stager reads notes for a new arrangement while they are typed. */
export function useNotesReading(notes: string, roomType: RoomType): readonly NotePhrase[] {
  const environment = useRelayEnvironment();
  const ask = useCallback(
    (words: string) =>
      fetchQuery<useNotesReadingQuery>(
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
      ).map(({ viewer }) => viewer?.notesReading.map(plain) ?? NO_PHRASES),
    [environment, roomType],
  );
  return useReading(notes, ask, NO_PHRASES);
}

const plain = ({ text, understood, meaning }: NotePhrase): NotePhrase => ({ text, understood, meaning });
