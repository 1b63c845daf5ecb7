import { graphql } from 'react-relay/hooks';
import type { HandOverInput, useHandOverMutation } from '../../../__generated__/useHandOverMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';
import { openAnew } from '../../../session/openAnew.js';

/** Makes somebody else the owner. The application is loaded anew, because the person may do less now. */
export function useHandOver() {
  const [commit, busy] = useCommit<useHandOverMutation>(graphql`
    mutation useHandOverMutation($input: HandOverInput!) {
      handOver(input: $input) {
        ...refusal @alias
      }
    }
  `);

  const handOver = (input: HandOverInput) =>
    reportOutcome(commit({ variables: { input } }).then(openAnew), { failed: 'Failed to hand over' });

  return [handOver, busy] as const;
}
