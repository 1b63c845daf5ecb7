import { graphql } from 'react-relay/hooks';
import type {
  RemoveColleagueInput,
  useRemoveColleagueMutation,
} from '../../../__generated__/useRemoveColleagueMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Takes somebody out of the workspace. */
export function useRemoveColleague() {
  const [commit, busy] = useCommit<useRemoveColleagueMutation>(graphql`
    mutation useRemoveColleagueMutation($input: RemoveColleagueInput!) {
      removeColleague(input: $input) {
        ... on RemoveColleaguePayload {
          workspace {
            people {
              id
            }
            ...InvitationsPanel_workspace
          }
        }
        ...refusal @alias
      }
    }
  `);

  const remove = (input: RemoveColleagueInput, name: string) =>
    reportOutcome(commit({ variables: { input } }), {
      done: `Removed: ${name}`,
      failed: 'Failed to remove the person',
    });

  return [remove, busy] as const;
}
