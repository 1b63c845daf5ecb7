import { graphql } from 'react-relay/hooks';
import type {
  InviteColleagueInput,
  useInviteColleagueMutation,
} from '../../../__generated__/useInviteColleagueMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Makes an invitation. @returns a function whose promise has the link, and rejects on a refusal */
export function useInviteColleague() {
  const [commit] = useCommit<useInviteColleagueMutation>(graphql`
    mutation useInviteColleagueMutation($input: InviteColleagueInput!) {
      inviteColleague(input: $input) {
        ... on InviteColleaguePayload @alias(as: "done") {
          link
          isMailed
          workspace {
            ...InvitationsPanel_workspace
          }
        }
        ...refusal @alias
      }
    }
  `);
  return (input: InviteColleagueInput) => commit({ variables: { input } });
}
