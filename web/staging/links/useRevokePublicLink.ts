import { graphql } from 'react-relay/hooks';
import type { useRevokePublicLinkMutation } from '../../__generated__/useRevokePublicLinkMutation.graphql.js';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { shiftTotalCount } from '../../relay/shiftTotalCount.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

interface Words {
  readonly revoked: string;
  readonly failed: string;
}

/** Takes a page out of the list in the settings, where that was read. */
function dropFromList(store: RecordSourceProxy, id: string) {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const pages = viewer && ConnectionHandler.getConnection(viewer, 'PublicPagesSection_publicPages');
  if (!pages) return;
  ConnectionHandler.deleteNode(pages, id);
  shiftTotalCount(store, [pages.getDataID()], -1);
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

  const revoke = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } }, updater: (store) => dropFromList(store, id) }), {
      done: revoked,
      failed,
    });

  return [revoke, busy] as const;
}
