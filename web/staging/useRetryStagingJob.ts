import { graphql } from 'react-relay/hooks';
import type {
  RetryStagingJobInput,
  useRetryStagingJobMutation,
} from '../__generated__/useRetryStagingJobMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

/** Queues a failed job again, optionally in another style or as another room type. */
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
        ...refusal @alias
      }
    }
  `);

  const retry = (input: RetryStagingJobInput) =>
    reportOutcome(commit({ variables: { input } }), {
      done: 'Staging job queued again',
      failed: 'Failed to queue the staging job again',
    });

  return [retry, busy] as const;
}
