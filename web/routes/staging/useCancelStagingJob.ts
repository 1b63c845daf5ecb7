import { graphql } from 'react-relay/hooks';
import type { useCancelStagingJobMutation } from '../../__generated__/useCancelStagingJobMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { tell } from '../tell.js';

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
        ...refusal @alias
      }
    }
  `);

  const cancel = (id: string) =>
    tell(commit({ variables: { input: { id } } }), {
      done: 'Staging job cancelled',
      failed: 'Failed to cancel staging job',
    });

  return [cancel, busy] as const;
}
