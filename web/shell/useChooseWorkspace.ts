import { graphql } from 'react-relay/hooks';
import type { useChooseWorkspaceMutation } from '../__generated__/useChooseWorkspaceMutation.graphql.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import { useCommit } from '../relay/useCommit.js';
import { openAnew } from '../session/openAnew.js';

/** Changes the workspace that the person works in; the application is loaded anew in it. */
export function useChooseWorkspace() {
  const [commit, busy] = useCommit<useChooseWorkspaceMutation>(graphql`
    mutation useChooseWorkspaceMutation($input: ChooseWorkspaceInput!) {
      chooseWorkspace(input: $input) {
        ...refusal @alias
      }
    }
  `);

  /** @param then default: the dashboard of the workspace */
  const choose = (id: string, then: () => void = openAnew) =>
    reportOutcome(commit({ variables: { input: { id } } }).then(then), { failed: 'Failed to change the workspace' });

  return [choose, busy] as const;
}
