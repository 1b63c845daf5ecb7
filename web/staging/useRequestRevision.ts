import { graphql } from 'react-relay/hooks';
import type { useRequestRevisionMutation } from '../__generated__/useRequestRevisionMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import type { Style } from './stagingOptions.js';

/** Sent for a revision without words. */
const FIXED = {
  reason: 'Another arrangement',
  comments: 'Please arrange the room anew in the same style.',
};

interface RevisionOrder {
  readonly id: string;
  readonly words: string;
  /** null: all images */
  readonly itemIds: readonly string[] | null;
  /** null: each image keeps its style */
  readonly style: Style | null;
  /** comments of the seller that it takes up */
  readonly commentIds?: readonly string[] | undefined;
}

function inputOf({ id, words, itemIds, style, commentIds }: RevisionOrder) {
  const comments = words.trim();
  // with another style the fixed comment would be wrong
  const asked = comments || style ? { reason: FIXED.reason, ...(comments && { comments }) } : FIXED;
  return { id, ...asked, ...(itemIds && { itemIds }), ...(style && { style }), ...(commentIds && { commentIds }) };
}

/** Requests a revision of a proof. */
export function useRequestRevision() {
  const [commit, busy] = useCommit<useRequestRevisionMutation>(graphql`
    mutation useRequestRevisionMutation($input: RequestRevisionInput!) {
      requestRevision(input: $input) {
        ... on RequestRevisionPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  // Not optimistic: the dialog closes when the status changes, and after a refusal its text would be lost.
  const revise = (order: RevisionOrder) =>
    reportOutcome(commit({ variables: { input: inputOf(order) } }), {
      done: 'Revision request submitted successfully',
      failed: 'Failed to request revision',
      refusal: 'fixed',
    });

  return [revise, busy] as const;
}
