import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useDeleteEmbedMutation } from '../../../__generated__/useDeleteEmbedMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { connectionsOfType } from '../../../relay/connections.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Deletes an embed; the list shrinks. */
export function useDeleteEmbed() {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useDeleteEmbedMutation>(graphql`
    mutation useDeleteEmbedMutation($input: DeleteEmbedInput!, $connections: [ID!]!) {
      deleteEmbed(input: $input) {
        ... on DeleteEmbedPayload {
          deletedEmbedId @deleteEdge(connections: $connections)
        }
        ...refusal @alias
      }
    }
  `);
  const remove = (id: string) => {
    const connections = connectionsOfType(environment, 'EmbedConnection');
    return reportOutcome(commit({ variables: { input: { id }, connections } }), {
      done: 'Embed deleted',
      failed: 'Failed to delete the embed',
    });
  };
  return [remove, busy] as const;
}
