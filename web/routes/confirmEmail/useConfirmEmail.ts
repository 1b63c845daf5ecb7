import { graphql } from 'react-relay/hooks';
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { wordsOf } from '../../feedback/notify.js';
import { userChanged } from '../../session/session.js';

type Confirmed = { readonly email: string; readonly refusal?: undefined } | { readonly refusal: string };

/** Confirms the new address. */
export function useConfirmEmail() {
  const [commit, busy] = useCommit<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ... on ConfirmEmailPayload @alias(as: "done") {
          user {
            firstName
            lastName
            email
          }
        }
        ...refusal @alias
      }
    }
  `);

  async function confirm(token: string): Promise<Confirmed> {
    try {
      const { user } = await commit({ variables: { input: { token } } });
      userChanged(user);
      return { email: user.email };
    } catch (failure) {
      return { refusal: wordsOf(failure, 'Failed to confirm your email') };
    }
  }

  return [confirm, busy] as const;
}
