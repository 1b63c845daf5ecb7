import { graphql } from 'react-relay/hooks';
import type { ChangeRoleInput, useChangeRoleMutation } from '../../../__generated__/useChangeRoleMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';
import { roleLabel } from '../../../session/roles.js';

/** Gives somebody another role, shown before the server has answered: a refusal reverts it. */
export function useChangeRole() {
  const [commit, busy] = useCommit<useChangeRoleMutation>(graphql`
    mutation useChangeRoleMutation($input: ChangeRoleInput!) {
      changeRole(input: $input) {
        ... on ChangeRolePayload {
          workspace {
            people {
              id
              role
              keyNames
            }
          }
        }
        ...refusal @alias
      }
    }
  `);

  const change = (input: ChangeRoleInput, name: string) => {
    const changed = commit({
      variables: { input },
      optimisticUpdater: (store) => store.get(input.id)?.setValue(input.role, 'role'),
    });
    const done = `${name}: ${roleLabel(input.role)}`;
    return reportOutcome(changed, { done, failed: 'Failed to change the role' });
  };
  return [change, busy] as const;
}
