import { graphql } from 'react-relay/hooks';
import type { useAcceptInvitationMutation } from '../../__generated__/useAcceptInvitationMutation.graphql.js';
import { wordsOf } from '../../feedback/notify.js';
import { useCommit } from '../../relay/useCommit.js';
import { openAnew } from '../../session/openAnew.js';

/** Joins the workspace and opens it. @returns a function whose promise has the refusal's sentence, or is empty */
export function useAcceptInvitation() {
  const [commit, busy] = useCommit<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        ...refusal @alias
      }
    }
  `);

  async function accept(token: string): Promise<string> {
    try {
      await commit({ variables: { input: { token } } });
      openAnew();
      return '';
    } catch (failure) {
      return wordsOf(failure, 'Failed to join');
    }
  }

  return [accept, busy] as const;
}
