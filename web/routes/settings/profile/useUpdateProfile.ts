import { graphql } from 'react-relay/hooks';
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '../../../__generated__/useUpdateProfileMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { userChanged } from '../../../session/session.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Changes the person's name, here and in the header.
 * @returns a function that resolves to what was refused, or null
 */
export function useUpdateProfile() {
  const [commit] = useCommit<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ... on UpdateProfilePayload @alias(as: "done") {
          user {
            firstName
            lastName
            email
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (input: UpdateProfileInput) => {
    const updated = commit({ variables: { input } });
    return reportOutcome(
      updated.then(({ user }) => userChanged(user)),
      { done: 'Name saved', failed: 'Failed to save your name', refusal: 'form' },
    );
  };
}
