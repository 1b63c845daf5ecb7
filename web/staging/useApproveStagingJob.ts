import { graphql } from 'react-relay/hooks';
import type { useApproveStagingJobMutation } from '../__generated__/useApproveStagingJobMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

/** Approves a proof: the finals are written next. */
export function useApproveStagingJob() {
  const [commit, busy] = useCommit<useApproveStagingJobMutation>(graphql`
    mutation useApproveStagingJobMutation($input: ApproveStagingJobInput!) {
      approveStagingJob(input: $input) {
        ... on ApproveStagingJobPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  /** @param round its number; default: what each photo shows */
  const approve = (id: string, round?: number) => {
    const approved = commit({
      variables: { input: { id, ...(round !== undefined && { round }) } },
      optimisticUpdater: (store) => void store.get(id)?.setValue('APPROVED', 'status'),
    });
    return reportOutcome(approved, {
      done: 'Staging job approved successfully',
      failed: 'Failed to approve staging job',
      refusal: 'fixed',
    });
  };

  return [approve, busy] as const;
}
