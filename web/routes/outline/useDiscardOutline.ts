import { graphql } from 'react-relay/hooks';
import type { useDiscardOutlineMutation } from '../../__generated__/useDiscardOutlineMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../notify.js';

/** Throws the floor away that was drawn on a photo, and has the photo staged on what is read in it. */
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
        ... on Problem {
          message
        }
      }
    }
  `);

  async function discard(itemId: string): Promise<void> {
    try {
      const { discardOutline } = await commit({ variables: { input: { itemId } } });
      if (!discardOutline.stagingJob) throw new Error(discardOutline.message);
      notifySuccess('Staging without your outline');
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to discard the outline'));
    }
  }

  return [discard, busy] as const;
}
