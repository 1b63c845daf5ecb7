import { graphql } from 'react-relay/hooks';
import type { useRetryStagingItemMutation } from '../__generated__/useRetryStagingItemMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

/** Queues one failed image again; the job's others keep their results. */
export function useRetryStagingItem() {
  const [commit, busy] = useCommit<useRetryStagingItemMutation>(graphql`
    mutation useRetryStagingItemMutation($input: RetryStagingItemInput!) {
      retryStagingItem(input: $input) {
        ... on RetryStagingItemPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const retry = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'Photo queued again',
      failed: 'Failed to queue the photo again',
    });

  return [retry, busy] as const;
}
