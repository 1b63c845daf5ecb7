import { graphql } from 'react-relay/hooks';
import type { useApproveStagingJobMutation } from '../../__generated__/useApproveStagingJobMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';

/** Approves a proof: the finals are written next. */
export function useApproveStagingJob() {
  const [commit, busy] = useCommit<useApproveStagingJobMutation>(graphql`
    mutation useApproveStagingJobMutation($input: ApproveStagingJobInput!) {
      approveStagingJob(input: $input) {
        __typename
        ... on ApproveStagingJobPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
      }
    }
  `);

  async function approve(id: string): Promise<void> {
    const approved = await commit({
      variables: { input: { id } },
      optimisticUpdater: (store) => void store.get(id)?.setValue('APPROVED', 'status'),
    }).then(
      ({ approveStagingJob }) => approveStagingJob.__typename === 'ApproveStagingJobPayload',
      () => false,
    );
    if (approved) notifySuccess('Staging job approved successfully');
    else notifyError('Failed to approve staging job');
  }

  return [approve, busy] as const;
}
