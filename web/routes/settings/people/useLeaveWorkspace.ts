import { graphql } from 'react-relay/hooks';
import type {
  LeaveWorkspaceInput,
  useLeaveWorkspaceMutation,
} from '../../../__generated__/useLeaveWorkspaceMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';
import { openAnew } from '../../../session/openAnew.js';

/** Leaves a workspace; the application is loaded anew in the next one. */
export function useLeaveWorkspace() {
  const [commit, busy] = useCommit<useLeaveWorkspaceMutation>(graphql`
    mutation useLeaveWorkspaceMutation($input: LeaveWorkspaceInput!) {
      leaveWorkspace(input: $input) {
        ...refusal @alias
      }
    }
  `);

  const leave = (input: LeaveWorkspaceInput) =>
    reportOutcome(commit({ variables: { input } }).then(openAnew), { failed: 'Failed to leave the workspace' });

  return [leave, busy] as const;
}
