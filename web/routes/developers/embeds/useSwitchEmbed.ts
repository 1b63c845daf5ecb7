import { graphql } from 'react-relay/hooks';
import type { useSwitchEmbedOffMutation } from '../../../__generated__/useSwitchEmbedOffMutation.graphql.js';
import type { useSwitchEmbedOnMutation } from '../../../__generated__/useSwitchEmbedOnMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Switches an embed on or off. */
export function useSwitchEmbed() {
  const [commitOn, busyOn] = useCommit<useSwitchEmbedOnMutation>(graphql`
    mutation useSwitchEmbedOnMutation($input: SwitchEmbedOnInput!) {
      switchEmbedOn(input: $input) {
        ... on SwitchEmbedOnPayload {
          embed {
            ...EmbedRow_embed
          }
        }
        ...refusal @alias
      }
    }
  `);
  const [commitOff, busyOff] = useCommit<useSwitchEmbedOffMutation>(graphql`
    mutation useSwitchEmbedOffMutation($input: SwitchEmbedOffInput!) {
      switchEmbedOff(input: $input) {
        ... on SwitchEmbedOffPayload {
          embed {
            ...EmbedRow_embed
          }
        }
        ...refusal @alias
      }
    }
  `);
  const switchTo = (id: string, on: boolean) =>
    reportOutcome((on ? commitOn : commitOff)({ variables: { input: { id } } }), {
      done: on ? 'Embed switched on' : 'Embed switched off',
      failed: 'Failed to switch the embed',
    });
  return [switchTo, busyOn || busyOff] as const;
}
