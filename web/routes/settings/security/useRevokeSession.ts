import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useRevokeSessionMutation } from '../../../__generated__/useRevokeSessionMutation.graphql.js';
import { Refusal } from '../../../relay/refusal.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { keepSessions } from './keepSessions.js';

/** Ends one of the person's sessions. A session that had ended already is removed from the list as well. */
export function useRevokeSession() {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        ...refusal @alias
      }
    }
  `);

  async function end(id: string) {
    await commit({ variables: { input: { id } } }).catch((failure: unknown) => {
      if (!(failure instanceof Refusal)) throw failure; // it has ended already
    });
    commitLocalUpdate(environment, (store) => keepSessions(store, (session) => session.getDataID() !== id));
  }

  const revoke = (id: string, device: string) =>
    reportOutcome(end(id), { done: `Signed out: ${device}`, failed: 'Failed to sign out' });

  return [revoke, busy] as const;
}
