import { graphql } from 'react-relay/hooks';
import type { useRequestRevisionMutation } from '../__generated__/useRequestRevisionMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import type { Style } from './stagingOptions.js';

/** What a revision says of which nothing was said. */
const FIXED = {
  reason: 'Another arrangement',
  comments: 'Please arrange the room anew in the same style.',
};

interface RevisionOrder {
  readonly id: string;
  readonly words: string;
  /** null: all of them */
  readonly itemIds: readonly string[] | null;
  /** null: each keeps its own */
  readonly style: Style | null;
}

function inputOf({ id, words, itemIds, style }: RevisionOrder) {
  const comments = words.trim();
  // in another style, the fixed comment would not be so
  const asked = comments || style ? { reason: FIXED.reason, ...(comments && { comments }) } : FIXED;
  return { id, ...asked, ...(itemIds && { itemIds }), ...(style && { style }) };
}

/** Asks for another round of a proof. */
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

  // Nothing is shown before the answer: the dialog goes with the status, and a refusal would find its words gone.
  const revise = (order: RevisionOrder) =>
    reportOutcome(commit({ variables: { input: inputOf(order) } }), {
      done: 'Revision request submitted successfully',
      failed: 'Failed to request revision',
      refusal: 'fixed',
    });

  return [revise, busy] as const;
}
