import { graphql } from 'react-relay/hooks';
import type { useDecideOnPhotoMutation } from '../__generated__/useDecideOnPhotoMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import type { Problems } from '../forms/problems.js';
import { reportOutcome } from '../forms/reportOutcome.js';

type Decision = 'APPROVED' | 'LEFT_OUT' | 'UNDECIDED';

interface PhotoDecision {
  /** of the job */
  readonly id: string;
  readonly itemIds: readonly string[];
  readonly decision: Decision;
  /** number of the round whose picture is approved; default: what the photo shows */
  readonly round?: number | undefined;
  /** it is approved, and becomes undecided */
  readonly takesBack?: boolean;
}

const WORDS: Readonly<Record<Decision | 'TAKEN_BACK', { readonly done: string; readonly failed: string }>> = {
  APPROVED: { done: 'Photo approved', failed: 'Failed to approve the photo' },
  LEFT_OUT: { done: 'Photo left out', failed: 'Failed to leave the photo out' },
  TAKEN_BACK: { done: 'Approval taken back', failed: 'Failed to take the approval back' },
  UNDECIDED: { done: 'Photo taken in again', failed: 'Failed to take the photo in again' },
};

/**
 * Approves one photo of a job, leaves it out, takes it in again, or takes its approval back. Its refusals are reported.
 */
export function useDecideOnPhoto() {
  const [commit, busy] = useCommit<useDecideOnPhotoMutation>(graphql`
    mutation useDecideOnPhotoMutation($input: DecideOnStagingItemsInput!) {
      decideOnStagingItems(input: $input) {
        ... on DecideOnStagingItemsPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const decide = ({ id, itemIds, decision, round, takesBack = false }: PhotoDecision): Promise<Problems | null> => {
    const input = { id, itemIds, decision, ...(round !== undefined && { round }) };
    const takeBack = () => void decide({ id, itemIds, decision: 'UNDECIDED', takesBack: true });
    return reportOutcome(commit({ variables: { input } }), {
      ...WORDS[takesBack ? 'TAKEN_BACK' : decision],
      ...(takesBack && itemIds.length > 1 && { done: `${itemIds.length} approvals taken back` }),
      ...(decision === 'APPROVED' && { undo: takeBack }),
    });
  };

  return [decide, busy] as const;
}
