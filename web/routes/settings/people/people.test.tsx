import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { workspaceExample } from '../../../test/examples.js';
import { openSettings } from '../../../test/openSettings.js';
import { useApi } from '../../../test/server.js';
import { membershipExample } from '../../../test/settingsExamples.js';

const api = useApi();
const maya = membershipExample();
const ann = membershipExample({
  id: 'mem_ann',
  role: 'AGENT',
  user: { __typename: 'User', id: 'usr_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@okafor.test' },
});
const invited = {
  __typename: 'Invitation',
  id: 'join_bob',
  email: 'bob@okafor.test',
  role: 'VIEWER',
  expiresAt: '2026-11-27T12:00:00.000Z',
  invitedBy: maya.user,
};

const open = (viewer: Record<string, unknown> = {}, people: readonly object[] = [maya, ann]) =>
  openSettings(api, {
    search: '?section=people',
    viewer: { workspace: workspaceExample({ people, invitations: [invited] }), ...viewer },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('changes a role at once, and reverts it when it is refused', async () => {
  open();
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Ann Lee' });
  const people = [maya, { ...ann, role: 'MANAGER' }];
  api.answer({ changeRole: { __typename: 'ChangeRolePayload', workspace: workspaceExample({ people }) } });
  await userEvent.selectOptions(role, 'Manager');
  expect(await screen.findByText('Ann Lee: Manager')).toBeTruthy();
  expect(role.value).toBe('MANAGER');
  expect(api.callsOf('useChangeRoleMutation')).toEqual([{ input: { id: 'mem_ann', role: 'MANAGER' } }]);
  api.answer({ changeRole: { __typename: 'ConflictError', message: 'This person has just left.' } });
  await userEvent.selectOptions(role, 'Viewer');
  expect(await screen.findByText('This person has just left.')).toBeTruthy();
  expect(role.value).toBe('MANAGER');
});

test('offers nothing for oneself, and a manager nothing for owners', async () => {
  const asManager = {
    ownsWorkspace: false,
    permissions: ['PEOPLE_WRITE'],
    user: { __typename: 'User', id: 'usr_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@okafor.test' },
  };
  const bob = membershipExample({
    id: 'mem_bob',
    role: 'VIEWER',
    user: { __typename: 'User', id: 'usr_bob', firstName: 'Bob', lastName: '', email: 'bob@okafor.test' },
  });
  open(asManager, [maya, { ...ann, role: 'MANAGER' }, bob]);
  const role = await screen.findByRole('combobox', { name: 'Role of Bob' });
  expect(within(role).queryByRole('option', { name: 'Owner' })).toBeNull();
  expect(screen.getAllByRole('combobox')).toEqual([role]);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.filter((name) => /Remove|Hand over/.test(name))).toEqual(['Remove Bob']);
});

test('removes somebody after a question that says what happens', async () => {
  open();
  await screen.findByText('Ann Lee');
  await press('Remove Ann Lee');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ann Lee' }));
  expect(question.getByText(/sees nothing of Okafor Homes from this moment on/)).toBeTruthy();
  const workspace = workspaceExample({ people: [maya], invitations: [] });
  api.answer({ removeColleague: { __typename: 'RemoveColleaguePayload', workspace } });
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Ann Lee')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('People'));
  expect(screen.queryByText('bob@okafor.test')).toBeNull();
});

test('offers to revoke the keys of whom it removes, and does so unless told otherwise', async () => {
  open({}, [maya, { ...ann, keyNames: ['Listings', 'Site'] }]);
  await screen.findByText('Ann Lee');
  await press('Remove Ann Lee');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ann Lee' }));
  const choice = question.getByRole<HTMLInputElement>('checkbox', { name: 'Revoke the 2 keys that Ann Lee made' });
  expect(choice.checked).toBe(true);
  expect(question.getByText(/^Listings, Site\./)).toBeTruthy();
  const workspace = workspaceExample({ people: [maya], invitations: [] });
  api.answer({ removeColleague: { __typename: 'RemoveColleaguePayload', workspace } });
  await userEvent.click(choice);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(api.callsOf('useRemoveColleagueMutation')).toEqual([{ input: { id: 'mem_ann', revokeKeys: false } }]),
  );
});

test('asks before a role that may make no keys where there are some', async () => {
  const withKey = { ...ann, role: 'MANAGER', keyNames: ['Listings'] };
  open({}, [maya, withKey]);
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Ann Lee' });
  await userEvent.selectOptions(role, 'Viewer');
  const question = within(await screen.findByRole('alertdialog', { name: 'Make Ann Lee a viewer' }));
  expect(api.callsOf('useChangeRoleMutation')).toEqual([]);
  expect(role.value).toBe('MANAGER');
  const people = [maya, { ...withKey, role: 'VIEWER', keyNames: [] }];
  api.answer({ changeRole: { __typename: 'ChangeRolePayload', workspace: workspaceExample({ people }) } });
  await userEvent.click(question.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(role.value).toBe('VIEWER'));
  expect(api.callsOf('useChangeRoleMutation')).toEqual([
    { input: { id: 'mem_ann', role: 'VIEWER', revokeKeys: true } },
  ]);
});

test('hands the workspace over after a question, and opens the application anew', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  open();
  await screen.findByText('Ann Lee');
  await press('Hand over to Ann Lee');
  const question = within(await screen.findByRole('alertdialog', { name: 'Hand over to Ann Lee' }));
  expect(question.getByText(/You become a manager/)).toBeTruthy();
  api.answer({ handOver: { __typename: 'HandOverPayload' } });
  await userEvent.click(question.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(api.callsOf('useHandOverMutation')).toEqual([{ input: { id: 'mem_ann', revokeKeys: false } }]);
});

test('invites by e-mail and role, and shows the link once', async () => {
  open();
  await screen.findByText('Ann Lee');
  await press('Invite somebody');
  const message = 'This person is in the workspace already';
  const refusal = { __typename: 'ValidationError', message, fields: [{ path: 'email', message }] };
  api.answer({ inviteColleague: refusal });
  await userEvent.type(await screen.findByLabelText(/Email/), 'ann@okafor.test');
  await press('Make the link');
  expect(await screen.findByText(message)).toBeTruthy();
  const link = 'https://showhome.test/join/abc';
  const workspace = workspaceExample({ people: [maya, ann], invitations: [invited] });
  api.answer({ inviteColleague: { __typename: 'InviteColleaguePayload', link, isMailed: true, workspace } });
  await press('Make the link');
  expect(await screen.findByText(/It is on its way to ann@okafor.test/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(link);
  const input = { email: 'ann@okafor.test', role: 'AGENT' };
  expect(api.callsOf('useInviteColleagueMutation')).toEqual([{ input }, { input }]);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy');
  expect(write).toHaveBeenCalledWith(link);
});

test('revokes an invitation', async () => {
  open();
  await screen.findByText('bob@okafor.test');
  const workspace = workspaceExample({ people: [maya, ann], invitations: [] });
  api.answer({ revokeInvitation: { __typename: 'RevokeInvitationPayload', workspace } });
  await press('Revoke the invitation of bob@okafor.test');
  await waitFor(() => expect(screen.queryByText('bob@okafor.test')).toBeNull());
});

test('an agent sees only how to leave, and asks for nobody’s names', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  open({ ownsWorkspace: false, permissions: ['PROJECTS_WRITE'] });
  await screen.findByRole('heading', { name: 'Leave' });
  expect(screen.queryByText(/owner/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  expect(api.callsOf('PeopleSectionQuery')).toEqual([]);
  await press('Leave the workspace');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave Okafor Homes' }));
  expect(question.getByText(/you get an empty one of your own/)).toBeTruthy();
  api.answer({ leaveWorkspace: { __typename: 'LeaveWorkspacePayload' } });
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(api.callsOf('useLeaveWorkspaceMutation')).toEqual([{ input: { id: 'org_okafor', revokeKeys: true } }]);
});
