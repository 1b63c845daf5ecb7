import { graphql } from 'react-relay/hooks';
import type {
  RetryStagingJobInput,
  useRetryStagingJobMutation,
} from '../../__generated__/useRetryStagingJobMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../notify.js';

/** Queues a failed job once more, in another style or as another kind of room where that is given. */
export function useRetryStagingJob() {
  const [commit, busy] = useCommit<useRetryStagingJobMutation>(graphql`
    mutation useRetryStagingJobMutation($input: RetryStagingJobInput!) {
      retryStagingJob(input: $input) {
        ... on RetryStagingJobPayload {
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

  async function retry(input: RetryStagingJobInput): Promise<void> {
    try {
      const { retryStagingJob } = await commit({ variables: { input } });
      if (!retryStagingJob.stagingJob) throw new Error(retryStagingJob.message);
      notifySuccess('Staging job queued again');
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to queue the staging job again'));
    }
  }

  return [retry, busy] as const;
}
