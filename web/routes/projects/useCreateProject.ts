import { graphql } from 'react-relay/hooks';
import type {
  CreateProjectInput,
  useCreateProjectMutation,
} from '../../__generated__/useCreateProjectMutation.graphql.js';
import { shiftTotalCount } from '../../relay/shiftTotalCount.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';

/**
 * Creates a project and says so in a toast.
 * @param connections lists that show the new project first
 * @returns a function that resolves to whether the project was created, and whether that is under way
 */
export function useCreateProject(connections: readonly string[]) {
  const [commit, busy] = useCommit<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        __typename
        ... on CreateProjectPayload {
          project @prependNode(connections: $connections, edgeTypeName: "ProjectEdge") {
            id
            ...ProjectCard_project
          }
        }
      }
    }
  `);

  async function create(input: CreateProjectInput): Promise<boolean> {
    const created = await commit({
      variables: { input, connections },
      updater: (store, response) => {
        if (response?.createProject.__typename === 'CreateProjectPayload') shiftTotalCount(store, connections, 1);
      },
    }).then(
      ({ createProject }) => createProject.__typename === 'CreateProjectPayload',
      () => false,
    );
    if (created) notifySuccess('Project created successfully');
    else notifyError('Failed to create project');
    return created;
  }

  return [create, busy] as const;
}
