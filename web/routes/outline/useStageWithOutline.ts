import { graphql } from 'react-relay/hooks';
import type { useStageWithOutlineMutation } from '../../__generated__/useStageWithOutlineMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../notify.js';
import type { Outline } from './geometry/outline.js';
import { inputOf } from './outlineOf.js';

/** Has a photo staged on the floor that was drawn. The answer says whether it was taken. */
export function useStageWithOutline() {
  const [commit, busy] = useCommit<useStageWithOutlineMutation>(graphql`
    mutation useStageWithOutlineMutation($input: StageWithOutlineInput!) {
      stageWithOutline(input: $input) {
        ... on StageWithOutlinePayload {
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

  async function stage(itemId: string, outline: Outline): Promise<boolean> {
    try {
      const { stageWithOutline } = await commit({ variables: { input: { itemId, outline: inputOf(outline) } } });
      if (!stageWithOutline.stagingJob) throw new Error(stageWithOutline.message);
      notifySuccess('Staging with your outline');
      return true;
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to stage with this outline'));
      return false;
    }
  }

  return [stage, busy] as const;
}
