import { graphql } from 'react-relay/hooks';
import type { useCancelStagingJobMutation } from '../__generated__/useCancelStagingJobMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

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

  const cancel = (id: string, what: 'staging job' | 'revision' = 'staging job') =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: what === 'revision' ? 'Revision cancelled' : 'Staging job cancelled',
      failed: `Failed to cancel ${what}`,
    });

  return [cancel, busy] as const;
}
