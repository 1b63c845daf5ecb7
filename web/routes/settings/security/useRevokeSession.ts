import { graphql } from 'react-relay/hooks';
import type { useRevokeSessionMutation } from '../../../__generated__/useRevokeSessionMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../../notify.js';
import { keepSessions } from './keepSessions.js';

/** Ends one of the person's sessions. One that has ended already goes from the list as well. */
export function useRevokeSession() {
  const [commit, busy] = useCommit<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        __typename
      }
    }
  `);

  async function revoke(id: string, device: string): Promise<boolean> {
    try {
      await commit({
        variables: { input: { id } },
        updater: (store) => keepSessions(store, (session) => session.getDataID() !== id),
      });
      void notifySuccess(`Signed out: ${device}`);
      return true;
    } catch (failure) {
      void notifyError(wordsOf(failure, 'Failed to sign out'));
      return false;
    }
  }

  return [revoke, busy] as const;
}
