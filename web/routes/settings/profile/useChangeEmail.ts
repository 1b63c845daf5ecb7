import { graphql } from 'react-relay/hooks';
import type {
  ChangeEmailInput,
  useChangeEmailMutation,
} from '../../../__generated__/useChangeEmailMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifySuccess, wordsOf } from '../../notify.js';
import { userChanged } from '../../session/session.js';
import { problemsOf, type Problems } from '../form/problems.js';

const otherwise = 'Failed to change your email';

/** Changes the person's address, or has the new one asked by mail. @returns what was refused, or null */
export function useChangeEmail() {
  const [commit] = useCommit<useChangeEmailMutation>(graphql`
    mutation useChangeEmailMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        ... on ChangeEmailPayload {
          pendingEmail
          user {
            firstName
            lastName
            email
          }
        }
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

  return async function change(input: ChangeEmailInput): Promise<Problems | null> {
    try {
      const { changeEmail } = await commit({
        variables: { input },
        updater: (store, response) => {
          if (!response?.changeEmail.user) return;
          store.getRoot().getLinkedRecord('viewer')?.setValue(response.changeEmail.pendingEmail, 'pendingEmail');
        },
      });
      const { user, pendingEmail } = changeEmail;
      if (!user) return problemsOf(changeEmail, otherwise);
      userChanged(user);
      void notifySuccess(pendingEmail ? `A link was mailed to ${pendingEmail}` : 'Email changed');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
