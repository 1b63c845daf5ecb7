import { graphql } from 'react-relay/hooks';
import type {
  MailPreferenceInput,
  useUpdateMailPreferencesMutation,
} from '../../../__generated__/useUpdateMailPreferencesMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/**
 * Changes which mails the person gets.
 * @returns a function that resolves to what was refused, or null
 */
export function useUpdateMailPreferences() {
  const [commit] = useCommit<useUpdateMailPreferencesMutation>(graphql`
    mutation useUpdateMailPreferencesMutation($input: UpdateMailPreferencesInput!) {
      updateMailPreferences(input: $input) {
        ... on UpdateMailPreferencesPayload {
          viewer {
            mailPreferences {
              kind
              wanted
            }
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (preferences: readonly MailPreferenceInput[]) =>
    reportOutcome(commit({ variables: { input: { preferences } } }), {
      done: 'Mail settings saved',
      failed: 'Failed to save the mail settings',
      refusal: 'form',
    });
}
