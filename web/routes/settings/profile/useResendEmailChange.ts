import { graphql } from 'react-relay/hooks';
import type { useResendEmailChangeMutation } from '../../../__generated__/useResendEmailChangeMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../../notify.js';

const otherwise = 'Failed to send the mail';

/** Mails the link of a change that waits once more. */
export function useResendEmailChange() {
  const [commit, busy] = useCommit<useResendEmailChangeMutation>(graphql`
    mutation useResendEmailChangeMutation($input: ResendEmailChangeInput!) {
      resendEmailChange(input: $input) {
        __typename
        ... on Problem {
          message
        }
      }
    }
  `);

  async function resend(email: string): Promise<void> {
    try {
      const { resendEmailChange } = await commit({ variables: { input: { email } } });
      const done = resendEmailChange.__typename === 'ResendEmailChangePayload';
      void (done
        ? notifySuccess(`A new link was mailed to ${email}`)
        : notifyError(resendEmailChange.message ?? otherwise));
    } catch (failure) {
      void notifyError(wordsOf(failure, otherwise));
    }
  }

  return [resend, busy] as const;
}
