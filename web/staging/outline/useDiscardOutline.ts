import { graphql } from 'react-relay/hooks';
import type { useDiscardOutlineMutation } from '../../__generated__/useDiscardOutlineMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Discards the drawn floor of a photo, and has the photo staged with the recognised one. */
export function useDiscardOutline() {
  const [commit, busy] = useCommit<useDiscardOutlineMutation>(graphql`
    mutation useDiscardOutlineMutation($input: DiscardOutlineInput!) {
      discardOutline(input: $input) {
        ... on DiscardOutlinePayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const discard = (itemId: string) =>
    reportOutcome(commit({ variables: { input: { itemId } } }), {
      done: 'Staging without your outline',
      failed: 'Failed to discard the outline',
    });

  return [discard, busy] as const;
}
