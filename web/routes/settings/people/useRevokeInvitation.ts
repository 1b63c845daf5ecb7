import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useRevokeInvitationMutation } from '../../../__generated__/useRevokeInvitationMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Makes the link of an invitation worthless. @returns the function, and the invitation that is being revoked */
export function useRevokeInvitation() {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [commit] = useCommit<useRevokeInvitationMutation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        ... on RevokeInvitationPayload {
          workspace {
            ...InvitationsPanel_workspace
          }
        }
        ...refusal @alias
      }
    }
  `);

  const revoke = async (id: string) => {
    setBusyWith(id);
    const refused = await reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'Invitation revoked',
      failed: 'Failed to revoke the invitation',
    });
    setBusyWith(null);
    return refused;
  };

  return [revoke, busyWith] as const;
}
