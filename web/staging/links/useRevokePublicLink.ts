import { graphql } from 'react-relay/hooks';
import type { useRevokePublicLinkMutation } from '../../__generated__/useRevokePublicLinkMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Ends a link to pictures of a job. */
export function useRevokePublicLink() {
  const [commit, busy] = useCommit<useRevokePublicLinkMutation>(graphql`
    mutation useRevokePublicLinkMutation($input: RevokePublicLinkInput!) {
      revokePublicLink(input: $input) {
        ... on RevokePublicLinkPayload {
          stagingJob {
            ...Review_job
            ...SendToSellerDialog_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const revoke = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'Link revoked',
      failed: 'Failed to revoke the link',
    });

  return [revoke, busy] as const;
}
