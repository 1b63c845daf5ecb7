import { graphql } from 'react-relay/hooks';
import type { useResendEmailChangeMutation } from '../../../__generated__/useResendEmailChangeMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/** Mails the link of a change that waits again. */
export function useResendEmailChange() {
  const [commit, busy] = useCommit<useResendEmailChangeMutation>(graphql`
    mutation useResendEmailChangeMutation($input: ResendEmailChangeInput!) {
      resendEmailChange(input: $input) {
        ...refusal @alias
      }
    }
  `);

  const resend = (email: string) =>
    reportOutcome(commit({ variables: { input: { email } } }), {
      done: `A new link was mailed to ${email}`,
      failed: 'Failed to send the mail',
    });

  return [resend, busy] as const;
}
