import { graphql } from 'react-relay/hooks';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useDeleteProjectMutation } from '../../__generated__/useDeleteProjectMutation.graphql.js';
import { shiftTotalCount } from '../../relay/shiftTotalCount.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { useUndoDeleteProject } from './useUndoDeleteProject.js';

interface Deletion {
  readonly id: string;
  readonly revokePublicPages: boolean;
}

/**
 * Deletes a project softly, removes it from the given lists at once, restores it there after a failure, and says so,
 * with an Undo.
 */
export function useDeleteProject(connections: readonly string[]) {
  const [commit, busy] = useCommit<useDeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($input: DeleteProjectInput!, $connections: [ID!]!) @raw_response_type {
      deleteProject(input: $input) {
        ... on DeleteProjectPayload {
          deletedProjectId @deleteEdge(connections: $connections)
        }
        ...refusal @alias
      }
    }
  `);

  const [undo] = useUndoDeleteProject();

  const remove = ({ id, revokePublicPages }: Deletion) => {
    const takeAway = (store: RecordSourceProxy) => shiftTotalCount(store, connections, -1);
    const deleted = commit({
      variables: { input: { id, revokePublicPages }, connections },
      optimisticResponse: { deleteProject: { __typename: 'DeleteProjectPayload', deletedProjectId: id } },
      optimisticUpdater: takeAway,
      updater: takeAway,
    });
    return reportOutcome(deleted, {
      done: 'Project deleted successfully',
      undo: () => void undo(id),
      failed: 'Failed to delete project',
      refusal: 'fixed',
    });
  };

  return [remove, busy] as const;
}
