import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useWordsReadingQuery } from '../__generated__/useWordsReadingQuery.graphql.js';
import { type PhotoPhrase, phrasesOfPhotos } from './phrasesOfPhotos.js';
import { type NotePhrase, useReading } from './useReading.js';

interface WordsReading {
  readonly phrases: readonly NotePhrase[];
  /** whether they change the furniture of a photo */
  readonly changes: boolean;
}

const NOTHING: WordsReading = { phrases: [], changes: false };

/**
 * How the stager reads a comment on what photos show, while it is typed.
 * @param ids of the photos, joined by spaces
 */
export function useWordsReading(comment: string, ids: string): WordsReading {
  const environment = useRelayEnvironment();
  const ask = useCallback(
    (words: string) =>
      fetchQuery<useWordsReadingQuery>(
        environment,
        graphql`
          query useWordsReadingQuery($ids: [ID!]!, $words: String!) {
            nodes(ids: $ids) {
              ... on StagingItem @alias(as: "item") {
                wordsReading(words: $words) {
                  text
                  understood
                  changes
                  meaning
                }
              }
            }
          }
        `,
        { ids: ids.split(' ').filter(Boolean), words },
      ).map(({ nodes }): WordsReading => {
        const read = nodes.flatMap((node) => node?.item ?? []);
        const photos = read.map(({ wordsReading }) => wordsReading.map(plain));
        return { phrases: phrasesOfPhotos(photos), changes: photos.flat().some(({ changes }) => changes) };
      }),
    [environment, ids],
  );
  return useReading(comment, ask, NOTHING);
}

const plain = ({ text, understood, changes, meaning }: PhotoPhrase): PhotoPhrase => ({
  text,
  understood,
  changes,
  meaning,
});
