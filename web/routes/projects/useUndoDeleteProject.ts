import { graphql } from 'react-relay/hooks';
import type { useUndoDeleteProjectMutation } from '../../__generated__/useUndoDeleteProjectMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Brings a project back that the person has just deleted. Lists read it again when they are told of it. */
export function useUndoDeleteProject() {
  const [commit, busy] = useCommit<useUndoDeleteProjectMutation>(graphql`
    mutation useUndoDeleteProjectMutation($input: UndoDeleteProjectInput!) {
      undoDeleteProject(input: $input) {
        ... on UndoDeleteProjectPayload @alias(as: "done") {
          project {
            address
            ...ProjectCard_project
          }
        }
        ...refusal @alias
      }
    }
  `);

  const undo = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: ({ project }) => `Restored: ${project.address}`,
      failed: 'Failed to restore project',
    });

  return [undo, busy] as const;
}
