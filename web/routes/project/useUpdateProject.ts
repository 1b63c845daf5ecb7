import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  UpdateProjectInput,
  useUpdateProjectMutation,
} from '../../__generated__/useUpdateProjectMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Shows the change before the server has answered: a refusal reverts it. */
function showChange(store: RecordSourceSelectorProxy, { id, expected: _before, ...changes }: UpdateProjectInput) {
  const project = store.get(id);
  for (const [field, value] of Object.entries(changes)) if (value !== undefined) project?.setValue(value, field);
}

/** Changes a project and says so in a toast; a refusal shows the server's own words. */
export function useUpdateProject() {
  const [commit] = useCommit<useUpdateProjectMutation>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        ... on UpdateProjectPayload {
          project {
            ...EditProjectDialog_project
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (input: UpdateProjectInput) => {
    const updated = commit({ variables: { input }, optimisticUpdater: (store) => showChange(store, input) });
    return reportOutcome(updated, { done: 'Project updated successfully', failed: 'Failed to update project' });
  };
}
