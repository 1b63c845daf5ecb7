import { graphql } from 'react-relay/hooks';
import type { useRevokePublicPageMutation } from '../__generated__/useRevokePublicPageMutation.graphql.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import { useCommit } from '../relay/useCommit.js';

/** Ends a public page for good. Its refusals are reported. */
export function useRevokePublicPage() {
  const [commit, busy] = useCommit<useRevokePublicPageMutation>(graphql`
    mutation useRevokePublicPageMutation($input: RevokePublicLinkInput!) {
      revokePublicLink(input: $input) {
        ... on RevokePublicLinkPayload {
          stagingJob {
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const revoke = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'Public page revoked',
      failed: 'Failed to revoke the public page',
    });

  return [revoke, busy] as const;
}
