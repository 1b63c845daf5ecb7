import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/server.js';
import { checkSession, currentUser } from '../../../session/session.js';
import { openSettings } from '../../../test/openSettings.js';

const api = useApi();
const person = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' };
const user = { __typename: 'User', id: 'usr_maya' };

async function signedIn() {
  api.use(http.get('*/api/auth/user', () => HttpResponse.json(person)));
  await checkSession();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill(label: RegExp | string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field as HTMLInputElement;
}

test('trims a new name, and shows it in the header', async () => {
  await signedIn();
  openSettings(api);
  const saved = { ...person, ...user, firstName: 'Mária' };
  api.answer({ updateProfile: { __typename: 'UpdateProfilePayload', user: saved } });
  const field = await fill(/First name/, ' Mária ');
  await press('Save name');
  expect(await screen.findByText('Name saved')).toBeTruthy();
  expect(field.value).toBe('Mária');
  expect(api.callsOf('useUpdateProfileMutation')).toEqual([{ input: { firstName: 'Mária' } }]);
  expect(await currentUser()).toMatchObject({ firstName: 'Mária' });
});

test('refuses a name that is too long before it is sent, and focuses it', async () => {
  openSettings(api);
  const field = await screen.findByLabelText(/Last name/);
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(101));
  await press('Save name');
  expect(await screen.findByText('The last name may have at most 100 characters')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(api.callsOf('useUpdateProfileMutation')).toEqual([]);
});

test('shows a refusal under its field, and keeps what was typed', async () => {
  openSettings(api);
  const message = 'The first name may not hold a NUL character';
  api.answer({
    updateProfile: { __typename: 'ValidationError', message, fields: [{ path: 'firstName', message }] },
  });
  const field = await fill(/First name/, 'Odd');
  await press('Save name');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('Odd');
});

test('shows an address that changes at once, here and in the header', async () => {
  await signedIn();
  openSettings(api);
  api.answer({
    changeEmail: {
      __typename: 'ChangeEmailPayload',
      pendingEmail: null,
      user: { ...person, ...user, email: 'desk@okafor.test' },
    },
  });
  await fill('New email', ' Desk@Okafor.test ');
  const password = await fill('Your password', 'my password');
  await press('Change email');
  expect(await screen.findByText('Email changed')).toBeTruthy();
  expect(screen.getByText('desk@okafor.test')).toBeTruthy();
  expect(password.value).toBe('');
  expect(await currentUser()).toMatchObject({ email: 'desk@okafor.test' });
  expect(api.callsOf('useChangeEmailMutation')).toEqual([
    { input: { email: 'desk@okafor.test', password: 'my password' } },
  ]);
});

test('shows an address that must be confirmed first as waiting', async () => {
  openSettings(api);
  api.answer({
    changeEmail: {
      __typename: 'ChangeEmailPayload',
      pendingEmail: 'desk@okafor.test',
      user: { ...person, ...user },
    },
  });
  await fill('New email', 'desk@okafor.test');
  await fill('Your password', 'my password');
  await press('Change email');
  expect(await screen.findByText(/until then your present email counts/)).toBeTruthy();
  expect(screen.getByText('desk@okafor.test')).toBeTruthy();
  expect(screen.getByText('maya@okafor.test')).toBeTruthy();
});

const PENDING_EMAIL = 'desk@okafor.test';
const NOT_PENDING = `No change to ${PENDING_EMAIL} waits any more. Reload the page to see which email counts.`;

test('cancels a change that waits, and says when it no longer does', async () => {
  openSettings(api, { viewer: { pendingEmail: PENDING_EMAIL } });
  await screen.findByText('Waiting for you to confirm', { exact: false });
  api.answer({ cancelEmailChange: { __typename: 'ConflictError', message: NOT_PENDING } });
  await press('Cancel change');
  expect(await screen.findByText(NOT_PENDING)).toBeTruthy();
  expect(screen.getByText(PENDING_EMAIL)).toBeTruthy();

  api.answer({ cancelEmailChange: { __typename: 'CancelEmailChangePayload' } });
  await press('Cancel change');
  expect(await screen.findByText('Change cancelled')).toBeTruthy();
  expect(screen.queryByText(PENDING_EMAIL)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Email');
  expect(api.callsOf('useCancelEmailChangeMutation').at(-1)).toEqual({ input: { email: PENDING_EMAIL } });
});

test('sends the link of a change that waits again, but not too often', async () => {
  openSettings(api, { viewer: { pendingEmail: PENDING_EMAIL } });
  await screen.findByText(PENDING_EMAIL);
  api.answer({ resendEmailChange: { __typename: 'ResendEmailChangePayload' } });
  await press('Send again');
  expect(await screen.findByText(`A new link was mailed to ${PENDING_EMAIL}`)).toBeTruthy();
  expect(screen.getByText(PENDING_EMAIL)).toBeTruthy();
  const message = 'That was tried too often. Try again in 14 minutes.';
  api.answer({ resendEmailChange: { __typename: 'TooManyAttemptsError', message } });
  await press('Send again');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(api.callsOf('useResendEmailChangeMutation')).toEqual([
    { input: { email: PENDING_EMAIL } },
    { input: { email: PENDING_EMAIL } },
  ]);
});

test('checks an address, and keeps what was typed when it is taken', async () => {
  openSettings(api);
  await screen.findByLabelText('New email');
  await press('Change email');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(api.callsOf('useChangeEmailMutation')).toEqual([]);
  const message = 'There is already an account with this email';
  api.answer({ changeEmail: { __typename: 'ValidationError', message, fields: [{ path: 'email', message }] } });
  const field = await fill('New email', 'taken@okafor.test');
  await fill('Your password', 'my password');
  await press('Change email');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.value).toBe('taken@okafor.test');
});

test('asks for no password when there is none, and says when a sign-in is too old', async () => {
  openSettings(api, { viewer: { hasPassword: false } });
  const message = 'Enter your password, or sign out, sign in again and change the email within 10 minutes.';
  api.answer({ changeEmail: { __typename: 'ConflictError', message } });
  await fill('New email', 'desk@okafor.test');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await press('Change email');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(api.callsOf('useChangeEmailMutation')).toEqual([{ input: { email: 'desk@okafor.test', password: null } }]);
});
