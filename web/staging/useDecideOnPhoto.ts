import { graphql } from 'react-relay/hooks';
import type { useDecideOnPhotoMutation } from '../__generated__/useDecideOnPhotoMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

type Decision = 'APPROVED' | 'LEFT_OUT' | 'UNDECIDED';

interface PhotoDecision {
  /** of the job */
  readonly id: string;
  readonly itemId: string;
  readonly decision: Decision;
  /** number of the round whose picture is approved; default: what the photo shows */
  readonly round?: number | undefined;
}

const WORDS: Readonly<Record<Decision, { readonly done: string; readonly failed: string }>> = {
  APPROVED: { done: 'Photo approved', failed: 'Failed to approve the photo' },
  LEFT_OUT: { done: 'Photo left out', failed: 'Failed to leave the photo out' },
  UNDECIDED: { done: 'Photo taken in again', failed: 'Failed to take the photo in again' },
};

/** Approves one photo of a job, leaves it out, or takes it in again. Its refusals are reported. */
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

  const decide = ({ id, itemId, decision, round }: PhotoDecision) => {
    const input = { id, itemIds: [itemId], decision, ...(round !== undefined && { round }) };
    return reportOutcome(commit({ variables: { input } }), WORDS[decision]);
  };

  return [decide, busy] as const;
}
