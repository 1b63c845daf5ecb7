import { graphql } from 'react-relay/hooks';
import type { useStageWithOutlineMutation } from '../../__generated__/useStageWithOutlineMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import type { Outline } from './geometry/outline.js';
import { inputOf } from './outlineOf.js';

/**
 * Stages a photo on the drawn floor.
 * @returns a function that resolves to what was refused, or null
 */
export function useStageWithOutline() {
  const [commit, busy] = useCommit<useStageWithOutlineMutation>(graphql`
    mutation useStageWithOutlineMutation($input: StageWithOutlineInput!) {
      stageWithOutline(input: $input) {
        ... on StageWithOutlinePayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
            # the editor is still there when the answer comes
            items {
              ...OutlineEditor_item
            }
          }
        }
        ...refusal @alias
      }
    }
  `);

  const stage = (itemId: string, outline: Outline) =>
    reportOutcome(commit({ variables: { input: { itemId, outline: inputOf(outline) } } }), {
      done: 'Staging with your outline',
      failed: 'Failed to stage with this outline',
    });

  return [stage, busy] as const;
}
