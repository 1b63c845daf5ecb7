import { graphql } from 'react-relay/hooks';
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { wordsOf } from '../notify.js';
import { userChanged } from '../session/session.js';

type Confirmed = { readonly email: string; readonly refusal?: undefined } | { readonly refusal: string };

const otherwise = 'Failed to confirm your email';

/** Makes the new address count. */
export function useConfirmEmail() {
  const [commit, busy] = useCommit<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ... on ConfirmEmailPayload {
          user {
            firstName
            lastName
            email
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `);

  async function confirm(token: string): Promise<Confirmed> {
    try {
      const { confirmEmail } = await commit({ variables: { input: { token } } });
      if (!confirmEmail.user) return { refusal: confirmEmail.message ?? otherwise };
      userChanged(confirmEmail.user);
      return { email: confirmEmail.user.email };
    } catch (failure) {
      return { refusal: wordsOf(failure, otherwise) };
    }
  }

  return [confirm, busy] as const;
}
