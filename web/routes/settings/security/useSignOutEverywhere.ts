import { graphql } from 'react-relay/hooks';
import type { useSignOutEverywhereMutation } from '../../../__generated__/useSignOutEverywhereMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { sessionEnded } from '../../../session/session.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { keepSessions } from './keepSessions.js';

/** Ends all of the person's sessions, or all but this one. */
export function useSignOutEverywhere() {
  const [commit, busy] = useCommit<useSignOutEverywhereMutation>(graphql`
    mutation useSignOutEverywhereMutation($input: SignOutEverywhereInput!) {
      signOutEverywhere(input: $input) {
        ... on SignOutEverywherePayload @alias(as: "done") {
          endedSessions
        }
        ...refusal @alias
      }
    }
  `);

  const signOut = (keepCurrent: boolean) => {
    const ended = commit({
      variables: { input: { keepCurrent } },
      updater: (store) => keepSessions(store, (session) => session.getValue('current') === true),
    });
    const failed = 'Failed to sign out';
    if (!keepCurrent) return reportOutcome(ended.then(sessionEnded), { failed });
    return reportOutcome(ended, {
      done: ({ endedSessions: count }) => `Signed out in ${count} other ${count === 1 ? 'browser' : 'browsers'}`,
      failed,
    });
  };

  return [signOut, busy] as const;
}
