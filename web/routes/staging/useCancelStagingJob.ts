import { graphql } from 'react-relay/hooks';
import type { useCancelStagingJobMutation } from '../../__generated__/useCancelStagingJobMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../notify.js';

/** Stops a job that is queued or processing. */
export function useCancelStagingJob() {
  const [commit, busy] = useCommit<useCancelStagingJobMutation>(graphql`
    mutation useCancelStagingJobMutation($input: CancelStagingJobInput!) {
      cancelStagingJob(input: $input) {
        ... on CancelStagingJobPayload {
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

  async function cancel(id: string): Promise<void> {
    try {
      const { cancelStagingJob } = await commit({ variables: { input: { id } } });
      if (!cancelStagingJob.stagingJob) throw new Error(cancelStagingJob.message);
      notifySuccess('Staging job cancelled');
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to cancel staging job'));
    }
  }

  return [cancel, busy] as const;
}
