import { graphql } from 'react-relay/hooks';
import type { useSignOutEverywhereMutation } from '../../../__generated__/useSignOutEverywhereMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../../notify.js';
import { sessionEnded } from '../../session/session.js';
import { keepSessions } from './keepSessions.js';

const otherwise = 'Failed to sign out';

/** Ends all of the person's sessions, or all but this one. */
export function useSignOutEverywhere() {
  const [commit, busy] = useCommit<useSignOutEverywhereMutation>(graphql`
    mutation useSignOutEverywhereMutation($input: SignOutEverywhereInput!) {
      signOutEverywhere(input: $input) {
        ... on SignOutEverywherePayload {
          endedSessions
        }
        ... on Problem {
          message
        }
      }
    }
  `);

  async function signOut(keepCurrent: boolean): Promise<boolean> {
    try {
      const { signOutEverywhere } = await commit({
        variables: { input: { keepCurrent } },
        updater: (store, response) => {
          if (response?.signOutEverywhere.endedSessions === undefined) return;
          keepSessions(store, (session) => session.getValue('current') === true);
        },
      });
      const count = signOutEverywhere.endedSessions;
      if (count === undefined) throw new Error(signOutEverywhere.message ?? otherwise);
      if (keepCurrent) void notifySuccess(`Signed out in ${count} other ${count === 1 ? 'browser' : 'browsers'}`);
      else sessionEnded();
      return true;
    } catch (failure) {
      void notifyError(wordsOf(failure, otherwise));
      return false;
    }
  }

  return [signOut, busy] as const;
}
