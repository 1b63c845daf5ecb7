import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import type { rereadMediaCountsQuery } from '../__generated__/rereadMediaCountsQuery.graphql.js';

/**
 * Reads how many files the workspace has: a project's own count comes with the answer to each change. A failed read
 * leaves the old figures to the next.
 */
export function rereadMediaCounts(environment: IEnvironment) {
  return fetchQuery<rereadMediaCountsQuery>(
    environment,
    graphql`
      query rereadMediaCountsQuery {
        viewer {
          # eslint-disable-next-line relay/unused-fields -- shown by the page that asks
          mediaCounts(origin: [UPLOAD, FINAL]) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
            ...MediaCounters_counts
          }
        }
      }
    `,
    {},
  ).subscribe({ error: () => {} });
}
