import { graphql } from 'react-relay/hooks';
import type {
  UpdateEmbedInput,
  useUpdateEmbedMutation,
} from '../../../__generated__/useUpdateEmbedMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Changes an embed's name and sites. The promise resolves with what was refused, or null. */
export function useUpdateEmbed() {
  const [commit] = useCommit<useUpdateEmbedMutation>(graphql`
    mutation useUpdateEmbedMutation($input: UpdateEmbedInput!) {
      updateEmbed(input: $input) {
        ... on UpdateEmbedPayload {
          embed {
            ...EmbedRow_embed
          }
        }
        ...refusal @alias
      }
    }
  `);
  return (input: UpdateEmbedInput) =>
    reportOutcome(commit({ variables: { input } }), {
      done: 'Embed changed',
      failed: 'Failed to change the embed',
      refusal: 'form',
    });
}
