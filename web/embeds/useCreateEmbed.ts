import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { CreateEmbedInput, useCreateEmbedMutation } from '../__generated__/useCreateEmbedMutation.graphql.js';
import { connectionsOfType } from '../relay/connections.js';
import { useCommit } from '../relay/useCommit.js';

/** Makes an embed, which is first in the lists of embeds. The promise resolves with it, and its secret if it has one. */
export function useCreateEmbed() {
  const environment = useRelayEnvironment();
  const [commit] = useCommit<useCreateEmbedMutation>(graphql`
    mutation useCreateEmbedMutation($input: CreateEmbedInput!, $connections: [ID!]!) {
      createEmbed(input: $input) {
        ... on CreateEmbedPayload @alias(as: "done") {
          secret
          embed @prependNode(connections: $connections, edgeTypeName: "EmbedEdge") {
            id
            ...EmbedRow_embed
          }
        }
        ...refusal @alias
      }
    }
  `);
  return async (input: CreateEmbedInput) => {
    const connections = connectionsOfType(environment, 'EmbedConnection');
    const { embed, secret } = await commit({ variables: { input, connections } });
    return { id: embed.id, secret: secret ?? null };
  };
}
