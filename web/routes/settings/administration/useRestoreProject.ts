import { graphql } from 'react-relay/hooks';
import type { useRestoreProjectMutation } from '../../../__generated__/useRestoreProjectMutation.graphql.js';
import { shiftTotalCount } from '../../../relay/shiftTotalCount.js';
import { useCommit } from '../../../relay/useCommit.js';
import { tell } from '../../tell.js';

/** Brings a deleted project back and takes it out of the given lists. @returns what was refused, or null */
export function useRestoreProject(connections: readonly string[]) {
  const [commit, busy] = useCommit<useRestoreProjectMutation>(graphql`
    mutation useRestoreProjectMutation($input: RestoreProjectInput!, $connections: [ID!]!) {
      restoreProject(input: $input) {
        ... on RestoreProjectPayload @alias(as: "done") {
          restoredProjectId @deleteEdge(connections: $connections)
          address
        }
        ...refusal @alias
      }
    }
  `);

  const restore = (id: string) => {
    const restored = commit({
      variables: { input: { id }, connections },
      updater: (store) => shiftTotalCount(store, connections, -1),
    });
    return tell(restored, { done: ({ address }) => `Restored: ${address}`, failed: 'Failed to restore project' });
  };

  return [restore, busy] as const;
}
