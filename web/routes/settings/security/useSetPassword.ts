import { graphql } from 'react-relay/hooks';
import type {
  SetPasswordInput,
  useSetPasswordMutation,
} from '../../../__generated__/useSetPasswordMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifySuccess, wordsOf } from '../../notify.js';
import { problemsOf, type Problems } from '../form/problems.js';

const otherwise = 'Failed to set your password';

/** Gives the account its first password. @returns what was refused, or null */
export function useSetPassword() {
  const [commit] = useCommit<useSetPasswordMutation>(graphql`
    mutation useSetPasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
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

  return async function set(input: SetPasswordInput): Promise<Problems | null> {
    try {
      const { setPassword } = await commit({
        variables: { input },
        updater: (store, response) => {
          if (response?.setPassword.__typename !== 'SetPasswordPayload') return;
          store.getRoot().getLinkedRecord('viewer')?.setValue(true, 'hasPassword');
        },
      });
      if (setPassword.__typename !== 'SetPasswordPayload') return problemsOf(setPassword, otherwise);
      void notifySuccess('Password set');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
