import { graphql } from 'react-relay/hooks';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../../__generated__/useChangePasswordMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifySuccess, wordsOf } from '../../notify.js';
import { problemsOf, type Problems } from '../form/problems.js';
import { keepSessions } from './keepSessions.js';

const otherwise = 'Failed to change your password';

/** Changes the person's password; their other sessions end. @returns what was refused, or null */
export function useChangePassword() {
  const [commit] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on Problem {
          message
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);

  return async function change(input: ChangePasswordInput): Promise<Problems | null> {
    try {
      const { changePassword } = await commit({
        variables: { input },
        updater: (store, response) => {
          if (response?.changePassword.__typename !== 'ChangePasswordPayload') return;
          keepSessions(store, (session) => session.getValue('current') === true);
        },
      });
      if (changePassword.__typename !== 'ChangePasswordPayload') return problemsOf(changePassword, otherwise);
      void notifySuccess('Password changed');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
