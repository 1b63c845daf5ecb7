import { graphql } from 'react-relay/hooks';
import type { useUpdateOverdueRemindersMutation } from '../../../__generated__/useUpdateOverdueRemindersMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/**
 * Changes whether recipients of the workspace's overdue invoices are reminded.
 * @returns a function that resolves to what was refused, or null
 */
export function useUpdateOverdueReminders() {
  const [commit] = useCommit<useUpdateOverdueRemindersMutation>(graphql`
    mutation useUpdateOverdueRemindersMutation($input: UpdateOverdueRemindersInput!) {
      updateOverdueReminders(input: $input) {
        ... on UpdateOverdueRemindersPayload {
          workspace {
            overdueReminders
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (wanted: boolean) =>
    reportOutcome(commit({ variables: { input: { wanted } } }), {
      done: 'Reminders saved',
      failed: 'Failed to save the reminders',
      refusal: 'form',
    });
}
