import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../test/server.js';
import { checkSession, currentUser } from '../../../session/session.js';
import { openSettings } from '../../../test/openSettings.js';
import { sessionExample } from '../../../test/settingsExamples.js';

const api = useApi();
const SEARCH = '?section=security';
const lost = sessionExample({ id: 'ses_lost', device: 'Safari on iPhone', address: null, current: false });
const two = { sessions: [sessionExample(), lost] };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: string, text: string, inside = within(document.body)) {
  await userEvent.type(await inside.findByLabelText(label), text);
}

test('checks and changes a password, and removes the other sessions from the list', async () => {
  openSettings(api, { search: SEARCH, viewer: two });
  await screen.findByText('Safari on iPhone');
  await press('Change password');
  expect((await screen.findAllByText('Password is required')).length).toBe(2);
  await type('Current password', 'my password');
  await type('New password', 'short');
  await press('Change password');
  expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy();
  expect(api.callsOf('useChangePasswordMutation')).toEqual([]);

  api.answer({ changePassword: { __typename: 'ChangePasswordPayload' } });
  await type('New password', 'er than before');
  await press('Change password');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(api.callsOf('useChangePasswordMutation')).toEqual([
    { input: { currentPassword: 'my password', newPassword: 'shorter than before' } },
  ]);
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
});

test('shows a wrong password under its field, and ends no session', async () => {
  openSettings(api, { search: SEARCH, viewer: two });
  const message = 'The password is not right';
  api.answer({
    changePassword: { __typename: 'ValidationError', message, fields: [{ path: 'currentPassword', message }] },
  });
  await type('Current password', 'not it');
  await type('New password', 'long enough');
  await press('Change password');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  expect(screen.getByText('Safari on iPhone')).toBeTruthy();
});

test('sets a first password beside a linked provider, then offers to change it', async () => {
  openSettings(api, { search: SEARCH, viewer: { hasPassword: false, hasProvider: true }, provider: 'google' });
  api.answer({ setPassword: { __typename: 'SetPasswordPayload' } });
  expect(await screen.findByText(/the only way to sign in to your account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  await type('New password', 'quite a new one');
  await press('Set password');
  expect(await screen.findByText('Password set')).toBeTruthy();
  expect(await screen.findByLabelText('Current password')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Password');
  expect(screen.getByRole('button', { name: 'Unlink' })).toBeTruthy();
});

test('leads to the provider to link it, and offers nothing when there is none', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  openSettings(api, { search: SEARCH, provider: 'google' });
  await userEvent.click(await screen.findByRole('button', { name: 'Link a Google account' }));
  expect(assign).toHaveBeenCalledWith('/api/login?link=1');
});

test('does not mention a provider when there is none', async () => {
  openSettings(api, { search: SEARCH });
  await screen.findByRole('heading', { name: 'Sessions' });
  expect(screen.queryByRole('heading', { name: /Sign-in with/ })).toBeNull();
});

test('unlinks the provider with the password, and keeps the question open after a wrong one', async () => {
  openSettings(api, { search: '?linked=1', viewer: { hasProvider: true }, provider: 'google' });
  expect(await screen.findByText(/From now on you can sign in that way too/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
  const question = within(await screen.findByRole('dialog', { name: 'Unlink Google' }));
  const message = 'The password is not right';
  api.answer({ unlinkProvider: { __typename: 'ValidationError', message, fields: [{ path: 'password', message }] } });
  await type('Your password', 'not it', question);
  await userEvent.click(question.getByRole('button', { name: 'Unlink' }));
  expect(await question.findByText(message)).toBeTruthy();
  api.answer({ unlinkProvider: { __typename: 'UnlinkProviderPayload' } });
  await userEvent.click(question.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Unlinked')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Link a Google account' })).toBeTruthy();
  expect(screen.queryByText(/From now on/)).toBeNull();
});

test.each([
  ['?linked=1', 'status', /From now on you can sign in that way too/],
  ['?error=taken', 'alert', /linked to another person/],
  ['?error=whatever', 'alert', /could not be linked/],
])('after a return from the provider with %s shows the %s: %s', async (address, role, words) => {
  openSettings(api, { search: address, viewer: { hasProvider: role === 'status' }, provider: 'google' });
  await screen.findByRole('heading', { name: 'Sessions' });
  expect(screen.getAllByRole(role).some(({ textContent }) => words.test(textContent ?? ''))).toBe(true);
});

test('ends one session and removes it from the list, also when it had ended before', async () => {
  const third = sessionExample({ id: 'ses_third', device: 'Edge on Linux', current: false });
  openSettings(api, { search: SEARCH, viewer: { sessions: [...two.sessions, third] } });
  api.answer({ revokeSession: { __typename: 'RevokeSessionPayload' } });
  expect(await screen.findByText('This browser')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
  await press('Sign out Safari on iPhone');
  expect(await screen.findByText('Signed out: Safari on iPhone')).toBeTruthy();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Sessions');
  api.answer({ revokeSession: { __typename: 'NotFoundError', message: 'Session not found' } });
  await press('Sign out Edge on Linux');
  await waitFor(() => expect(screen.queryByText('Edge on Linux')).toBeNull());
  expect(api.callsOf('useRevokeSessionMutation')).toEqual([
    { input: { id: 'ses_lost' } },
    { input: { id: 'ses_third' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
});

test('signs out all other sessions after a question', async () => {
  openSettings(api, { search: SEARCH, viewer: two });
  api.answer({ signOutEverywhere: { __typename: 'SignOutEverywherePayload', endedSessions: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out all others' }));
  await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Signed out in 1 other browser')).toBeTruthy();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(api.callsOf('useSignOutEverywhereMutation')).toEqual([{ input: { keepCurrent: true } }]);
});

test('ends this session as well when signing out everywhere', async () => {
  const maya = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' };
  api.use(http.get('*/api/auth/user', () => HttpResponse.json(maya)));
  await checkSession();
  openSettings(api, { search: SEARCH });
  api.answer({ signOutEverywhere: { __typename: 'SignOutEverywherePayload', endedSessions: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere' }));
  expect(await currentUser()).toEqual(maya);
  await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(async () => expect(await currentUser()).toBeNull());
});
