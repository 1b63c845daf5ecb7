import { graphql } from 'react-relay/hooks';
import type { useRestoreProjectMutation } from '../../../__generated__/useRestoreProjectMutation.graphql.js';
import { ConnectionHandler, type DataID, type RecordSourceProxy } from 'relay-runtime';
import { shiftTotalCount } from '../../../relay/shiftTotalCount.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/** Rows of the list have no id of their own: the project's id belongs to the record of the project itself. */
function removeRow(store: RecordSourceProxy, connectionId: DataID, projectId: string) {
  const connection = store.get(connectionId);
  for (const edge of connection?.getLinkedRecords('edges') ?? []) {
    const row = edge.getLinkedRecord('node');
    if (connection && row?.getValue('projectId') === projectId) {
      ConnectionHandler.deleteNode(connection, row.getDataID());
    }
  }
}

/**
 * Restores a deleted project and removes it from the given lists.
 * @returns a function that resolves to what was refused, or null
 */
export function useRestoreProject(connections: readonly string[]) {
  const [commit, busy] = useCommit<useRestoreProjectMutation>(graphql`
    mutation useRestoreProjectMutation($input: RestoreProjectInput!) {
      restoreProject(input: $input) {
        ... on RestoreProjectPayload @alias(as: "done") {
          restoredProjectId
          address
        }
        ...refusal @alias
      }
    }
  `);

  const restore = (id: string) => {
    const restored = commit({
      variables: { input: { id } },
      updater: (store) => {
        for (const connection of connections) removeRow(store, connection, id);
        shiftTotalCount(store, connections, -1);
      },
    });
    return reportOutcome(restored, {
      done: ({ address }) => `Restored: ${address}`,
      failed: 'Failed to restore project',
    });
  };

  return [restore, busy] as const;
}
