import { graphql } from 'react-relay/hooks';
import type { useDeleteProjectMutation } from '../../__generated__/useDeleteProjectMutation.graphql.js';
import { shiftTotalCount } from '../../relay/shiftTotalCount.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';

/** Deletes a project softly, takes it out of the given lists at once, puts it back where that failed, and says so in a toast. */
export function useDeleteProject(connections: readonly string[]) {
  const [commit, busy] = useCommit<useDeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
      deleteProject(input: $input) {
        __typename
        ... on DeleteProjectPayload {
          deletedProjectId @deleteEdge(connections: $connections)
        }
      }
    }
  `);

  async function remove(id: string): Promise<void> {
    const deleted = await commit({
      variables: { input: { id }, connections },
      optimisticResponse: { deleteProject: { __typename: 'DeleteProjectPayload', deletedProjectId: id } },
      optimisticUpdater: (store) => shiftTotalCount(store, connections, -1),
      updater: (store, response) => {
        if (response?.deleteProject.__typename === 'DeleteProjectPayload') shiftTotalCount(store, connections, -1);
      },
    }).then(
      ({ deleteProject }) => deleteProject.__typename === 'DeleteProjectPayload',
      () => false,
    );
    if (deleted) notifySuccess('Project deleted successfully');
    else notifyError('Failed to delete project');
  }

  return [remove, busy] as const;
}
