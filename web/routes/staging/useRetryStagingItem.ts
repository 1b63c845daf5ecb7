import { graphql } from 'react-relay/hooks';
import type { useRetryStagingItemMutation } from '../../__generated__/useRetryStagingItemMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../notify.js';

/** Queues one image that could not be staged; the job's others keep what they have. */
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
        ... on Problem {
          message
        }
      }
    }
  `);

  async function retry(id: string): Promise<void> {
    try {
      const { retryStagingItem } = await commit({ variables: { input: { id } } });
      if (!retryStagingItem.stagingJob) throw new Error(retryStagingItem.message);
      notifySuccess('Photo queued again');
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to queue the photo again'));
    }
  }

  return [retry, busy] as const;
}
