import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useWordsReadingQuery } from '../__generated__/useWordsReadingQuery.graphql.js';
import { type PhotoPhrase, phrasesOfPhotos } from './phrasesOfPhotos.js';
import { type NotePhrase, useReading } from './useReading.js';

interface WordsReading {
  readonly phrases: readonly NotePhrase[];
  /** photos that the comment is about */
  readonly of: number;
  /** the first of them, whose furniture was looked at */
  readonly read: number;
  /** those of them whose furniture no phrase changes */
  readonly unchanged: number;
}

const NOTHING: WordsReading = { phrases: [], of: 0, read: 0, unchanged: 0 };

/** Photos whose furniture is looked at while somebody types. */
const MOST_READ = 4;

/**
 * How the stager reads a comment on what photos show, while it is typed.
 * @param photos ids of those that it is about
 */
export function useWordsReading(comment: string, photos: readonly string[]): WordsReading {
  const environment = useRelayEnvironment();
  const of = photos.length;
  const ids = photos.slice(0, MOST_READ).join(' ');
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
        const read = nodes.flatMap((node) => (node?.item ? [node.item.wordsReading.map(plain)] : []));
        const unchanged = read.filter((phrases) => !phrases.some(({ changes }) => changes)).length;
        return { phrases: phrasesOfPhotos(read, of), of, read: read.length, unchanged };
      }),
    [environment, ids, of],
  );
  return useReading(comment, ask, NOTHING);
}

const plain = ({ text, understood, changes, meaning }: PhotoPhrase): PhotoPhrase => ({
  text,
  understood,
  changes,
  meaning,
});
