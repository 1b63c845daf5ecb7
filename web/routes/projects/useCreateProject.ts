import { graphql } from 'react-relay/hooks';
import type {
  CreateProjectInput,
  useCreateProjectMutation,
} from '../../__generated__/useCreateProjectMutation.graphql.js';
import { shiftTotalCount } from '../../relay/shiftTotalCount.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/**
 * Creates a project and says so in a toast.
 * @param connections lists that show the new project first
 * @param onCreated receives its id
 * @returns a function that resolves to what was refused, or null
 */
export function useCreateProject(connections: readonly string[], onCreated: (id: string) => void) {
  const [commit] = useCommit<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        ... on CreateProjectPayload @alias(as: "done") {
          project @prependNode(connections: $connections, edgeTypeName: "ProjectEdge") {
            id
            ...ProjectCard_project
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (input: CreateProjectInput) => {
    const created = commit({
      variables: { input, connections },
      updater: (store) => shiftTotalCount(store, connections, 1),
    });
    return reportOutcome(
      created.then(({ project }) => onCreated(project.id)),
      { done: 'Project created successfully', failed: 'Failed to create project', refusal: 'fixed' },
    );
  };
}
