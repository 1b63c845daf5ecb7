import { graphql } from 'react-relay/hooks';
import type { useRevokePublicLinkMutation } from '../../__generated__/useRevokePublicLinkMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

interface Words {
  readonly revoked: string;
  readonly failed: string;
}

/** Ends a link to pictures of a job. Its refusals are reported. */
export function useRevokePublicLink({ revoked, failed }: Words) {
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

  const revoke = (id: string) => reportOutcome(commit({ variables: { input: { id } } }), { done: revoked, failed });

  return [revoke, busy] as const;
}
