import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { workspaceExample } from '../../../test/examples.js';
import { openSettings } from '../../../test/openSettings.js';
import { refuse, useApi } from '../../../test/server.js';
import { mailPreferencesExample } from '../../../test/settingsExamples.js';

const api = useApi();
const SEARCH = '?section=mail';
const kind = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

test('shows which mails the person gets, and saves what they change', async () => {
  openSettings(api, { search: SEARCH, viewer: { mailPreferences: mailPreferencesExample(['DELIVERED']) } });
  expect((await kind('Proofs are ready')).checked).toBe(true);
  expect((await kind('Photos are delivered')).checked).toBe(false);
  api.answer({
    updateMailPreferences: {
      __typename: 'UpdateMailPreferencesPayload',
      viewer: { mailPreferences: mailPreferencesExample(['DELIVERED', 'PROOF_READY']) },
    },
  });
  await userEvent.click(await kind('Proofs are ready'));
  await userEvent.click(screen.getByRole('button', { name: 'Save mail' }));
  expect(await screen.findByText('Mail settings saved')).toBeTruthy();
  const preferences = mailPreferencesExample(['DELIVERED', 'PROOF_READY']);
  expect(api.callsOf('useUpdateMailPreferencesMutation')).toEqual([{ input: { preferences } }]);
});

test('says where no mail is sent', async () => {
  openSettings(api, { search: SEARCH, viewer: { sendsMail: false } });
  expect(await screen.findByText(/no mail server is set up/)).toBeTruthy();
});

test('lets an owner end the reminders of overdue invoices, and shows a refusal beside it', async () => {
  openSettings(api, { search: SEARCH });
  const message = 'Only an owner or a manager of the workspace may write, send and settle invoices.';
  api.answer({ updateOverdueReminders: () => refuse(message) });
  await userEvent.click(await kind('Remind recipients by mail'));
  await userEvent.click(screen.getByRole('button', { name: 'Save reminders' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  const workspace = workspaceExample({ overdueReminders: false });
  api.answer({ updateOverdueReminders: { __typename: 'UpdateOverdueRemindersPayload', workspace } });
  await userEvent.click(screen.getByRole('button', { name: 'Save reminders' }));
  expect(await screen.findByText('Reminders saved')).toBeTruthy();
  const input = { wanted: false };
  expect(api.callsOf('useUpdateOverdueRemindersMutation')).toEqual([{ input }, { input }]);
});

test('tells a member about the reminders, and who can change them', async () => {
  const workspace = workspaceExample({ overdueReminders: false });
  openSettings(api, { search: SEARCH, viewer: { ownsWorkspace: false, workspace } });
  const told = 'Recipients are not reminded by mail. An owner of the workspace can change that.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Remind recipients by mail' })).toBeNull();
});
