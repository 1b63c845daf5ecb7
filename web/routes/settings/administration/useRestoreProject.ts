import { graphql } from 'react-relay/hooks';
import type { useRestoreProjectMutation } from '../../../__generated__/useRestoreProjectMutation.graphql.js';
import { shiftTotalCount } from '../../../relay/shiftTotalCount.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../../notify.js';

const otherwise = 'Failed to restore project';

/** Brings a deleted project back and takes it out of the given lists. */
export function useRestoreProject(connections: readonly string[]) {
  const [commit, busy] = useCommit<useRestoreProjectMutation>(graphql`
    mutation useRestoreProjectMutation($input: RestoreProjectInput!, $connections: [ID!]!) {
      restoreProject(input: $input) {
        ... on RestoreProjectPayload {
          restoredProjectId @deleteEdge(connections: $connections)
          address
        }
        ... on Problem {
          message
        }
      }
    }
  `);

  async function restore(id: string): Promise<boolean> {
    try {
      const { restoreProject } = await commit({
        variables: { input: { id }, connections },
        updater: (store, response) => {
          if (response?.restoreProject.restoredProjectId) shiftTotalCount(store, connections, -1);
        },
      });
      if (!restoreProject.restoredProjectId) throw new Error(restoreProject.message ?? otherwise);
      void notifySuccess(`Restored: ${restoreProject.address}`);
      return true;
    } catch (failure) {
      void notifyError(wordsOf(failure, otherwise));
      return false;
    }
  }

  return [restore, busy] as const;
}
