import { graphql } from 'react-relay/hooks';
import type { useUpdateUnitsMutation } from '../../../__generated__/useUpdateUnitsMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import type { UnitsChoice } from './unitsChoice.js';

/**
 * Changes the units of length of the workspace.
 * @returns a function that resolves to what was refused, or null
 */
export function useUpdateUnits() {
  const [commit] = useCommit<useUpdateUnitsMutation>(graphql`
    mutation useUpdateUnitsMutation($input: UpdateUnitsInput!) {
      updateUnits(input: $input) {
        ... on UpdateUnitsPayload {
          workspace {
            units
            chosenUnits
            unitsByCurrency
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (choice: UnitsChoice) =>
    reportOutcome(commit({ variables: { input: { units: choice === 'CURRENCY' ? null : choice } } }), {
      done: 'Units saved',
      failed: 'Failed to save the units',
      refusal: 'form',
    });
}
