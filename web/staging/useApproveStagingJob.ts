import { graphql } from 'react-relay/hooks';
import type { useApproveStagingJobMutation } from '../__generated__/useApproveStagingJobMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import { useDecideOnPhoto } from './useDecideOnPhoto.js';

interface Approved {
  readonly id: string;
  readonly takeBackUntil: string | null | undefined;
}

/** Ids of the photos that were approved together, as the last ones; those before may stay. */
function approvedLast(items: readonly Approved[]): string[] {
  const last = items.reduce(
    (newest, { takeBackUntil }) => ((takeBackUntil ?? '') > newest ? (takeBackUntil ?? '') : newest),
    '',
  );
  return last === '' ? [] : items.flatMap(({ id, takeBackUntil }) => (takeBackUntil === last ? id : []));
}

/** Approves a proof: the finals are written next. */
export function useApproveStagingJob() {
  const [commit, busy] = useCommit<useApproveStagingJobMutation>(graphql`
    mutation useApproveStagingJobMutation($input: ApproveStagingJobInput!) {
      approveStagingJob(input: $input) {
        ... on ApproveStagingJobPayload @alias(as: "done") {
          stagingJob {
            items {
              id
              takeBackUntil
            }
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const [decide] = useDecideOnPhoto();

  /** @param round its number; default: what each photo shows */
  const approve = (id: string, round?: number) => {
    const approved = commit({
      variables: { input: { id, ...(round !== undefined && { round }) } },
      optimisticUpdater: (store) => void store.get(id)?.setValue('APPROVED', 'status'),
    });
    return reportOutcome(approved, {
      done: 'Staging job approved successfully',
      undo: ({ stagingJob }) => {
        const itemIds = approvedLast(stagingJob.items);
        if (itemIds.length > 0) void decide({ id, itemIds, decision: 'UNDECIDED', takesBack: true });
      },
      failed: 'Failed to approve staging job',
      refusal: 'fixed',
    });
  };

  return [approve, busy] as const;
}
