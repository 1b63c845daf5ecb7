import { graphql } from 'react-relay/hooks';
import type {
  PlanEditInput,
  useRearrangeStagingItemMutation,
} from '../../__generated__/useRearrangeStagingItemMutation.graphql.js';
import type { PlanEdit } from '../../../api/stager/contract.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { useCommit } from '../../relay/useCommit.js';

const DEGREES = 180 / Math.PI;

interface AnyFields {
  readonly id?: string;
  readonly angle?: number;
  readonly style?: string;
  readonly seed?: number;
}

/** An edit in the schema's words. */
export function inputOf({ act, ...fields }: PlanEdit): PlanEditInput {
  const { id, angle, style, ...same }: AnyFields = fields;
  return {
    act: act.toUpperCase() as PlanEditInput['act'],
    ...same,
    ...(id === undefined ? {} : { pieceKey: id }),
    ...(angle === undefined ? {} : { rotation: angle * DEGREES }),
    ...(style === undefined ? {} : { style: style.toUpperCase() as PlanEditInput['style'] }),
  };
}

interface Rearrangement {
  readonly itemId: string;
  /** the result whose furniture was changed */
  readonly resultId: string;
  readonly edits: readonly PlanEdit[];
}

/**
 * Stages a photo with its furniture rearranged.
 * @returns a function that resolves to what was refused, or null
 */
export function useRearrangeStagingItem() {
  const [commit, busy] = useCommit<useRearrangeStagingItemMutation>(graphql`
    mutation useRearrangeStagingItemMutation($input: RearrangeStagingItemInput!) {
      rearrangeStagingItem(input: $input) {
        ... on RearrangeStagingItemPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const stage = ({ itemId, resultId, edits }: Rearrangement) =>
    reportOutcome(commit({ variables: { input: { itemId, resultId, edits: edits.map(inputOf) } } }), {
      done: 'Staging with your arrangement',
      failed: 'Failed to stage this arrangement',
    });

  return [stage, busy] as const;
}
