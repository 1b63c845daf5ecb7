import { graphql, useFragment } from 'react-relay/hooks';
import type { RemindersPanel_viewer$key } from '../../../__generated__/RemindersPanel_viewer.graphql.js';
import { SwitchField } from '../../../components/SwitchField.js';
import { useForm } from '../../../forms/useForm.js';
import { SettingsForm } from '../SettingsForm.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { useUpdateOverdueReminders } from './useUpdateOverdueReminders.js';

const TITLE = 'Reminders of overdue invoices';
const WHEN = 'when an invoice becomes overdue, and once more a week after';

/** Whether recipients of the workspace's overdue invoices are reminded; only owners can change it. */
export function RemindersPanel({ viewer }: { readonly viewer: RemindersPanel_viewer$key }) {
  const { ownsWorkspace, workspace } = useFragment(
    graphql`
      fragment RemindersPanel_viewer on Viewer {
        ownsWorkspace
        workspace {
          overdueReminders
        }
      }
    `,
    viewer,
  );
  const { overdueReminders } = workspace;
  if (ownsWorkspace) return <RemindersForm wanted={overdueReminders} />;
  const present = overdueReminders ? `Recipients get a mail ${WHEN}.` : 'Recipients are not reminded by mail.';
  return <SettingsPanel title={TITLE} text={`${present} An owner of the workspace can change that.`} />;
}

function RemindersForm({ wanted }: { readonly wanted: boolean }) {
  const update = useUpdateOverdueReminders();
  const form = useForm({ start: { wanted: wanted ? 'on' : 'off' }, send: (draft) => update(draft.wanted === 'on') });
  return (
    <SettingsForm
      title={TITLE}
      text="Your invoices’ recipients get them, at the address that the invoice bills, with the invoice as a PDF."
      form={form}
      act="Save reminders"
      busyAct="Saving..."
    >
      <SwitchField
        label="Remind recipients by mail"
        hint={`Once ${WHEN}. They can end that with a link.`}
        checked={form.draft.wanted === 'on'}
        onChange={(checked) => form.set({ wanted: checked ? 'on' : 'off' })}
      />
    </SettingsForm>
  );
}
