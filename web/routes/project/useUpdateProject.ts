import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  UpdateProjectInput,
  useUpdateProjectMutation,
} from '../../__generated__/useUpdateProjectMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../notify.js';

/** Shows the change before the server has answered: a refusal takes it back. */
function showChange(store: RecordSourceSelectorProxy, { id, ...changes }: UpdateProjectInput) {
  const project = store.get(id);
  for (const [field, value] of Object.entries(changes)) if (value !== undefined) project?.setValue(value, field);
}

/** Changes a project and says so in a toast; a refusal shows the server's own words. */
export function useUpdateProject() {
  const [commit, busy] = useCommit<useUpdateProjectMutation>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        ... on UpdateProjectPayload {
          project {
            ...EditProjectDialog_project
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `);

  async function update(input: UpdateProjectInput): Promise<boolean> {
    try {
      const { updateProject } = await commit({
        variables: { input },
        optimisticUpdater: (store) => showChange(store, input),
      });
      if (!updateProject.project) throw new Error(updateProject.message);
      notifySuccess('Project updated successfully');
      return true;
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to update project'));
      return false;
    }
  }

  return [update, busy] as const;
}
