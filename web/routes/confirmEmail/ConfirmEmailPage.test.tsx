import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { checkSession, currentUser, sessionEnded } from '../../session/session.js';
import { ConfirmEmailPage } from './ConfirmEmailPage.js';

const api = useApi();
const person = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' };
const open = (address: string) => renderPage({ Page: ConfirmEmailPage, address });

async function signedIn() {
  sessionEnded(); // ends the session of the test before: a user with another address would count as another person
  api.use(http.get('*/api/auth/user', () => HttpResponse.json(person)));
  await checkSession();
}

test('changes the address only on a press of the button, and removes the token from the address bar', async () => {
  await signedIn();
  const { router } = open('/confirm-email#the-token');
  expect(await screen.findByText('maya@okafor.test')).toBeTruthy();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(api.callsOf('useConfirmEmailMutation')).toEqual([]);
  const user = { ...person, __typename: 'User', id: 'usr_maya', email: 'desk@okafor.test' };
  api.answer({ confirmEmail: { __typename: 'ConfirmEmailPayload', user } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
  expect(await screen.findByText('desk@okafor.test')).toBeTruthy();
  expect(await currentUser()).toMatchObject({ email: 'desk@okafor.test' });
  expect(api.callsOf('useConfirmEmailMutation')).toEqual([{ input: { token: 'the-token' } }]);
});

test('shows the server’s words for a link that is no longer valid', async () => {
  await signedIn();
  open('/confirm-email#old');
  const message = 'This link is not for your account, has been used already or is older than an hour.';
  api.answer({ confirmEmail: { __typename: 'ConflictError', message } });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(await currentUser()).toMatchObject({ email: 'maya@okafor.test' });
});

test('asks a visitor to sign in, and confirms nothing', async () => {
  sessionEnded();
  open('/confirm-email#the-token');
  expect(await screen.findByText(/Sign in with your present email first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm email' })).toBeNull();
});

test('says where a link comes from when there is none', async () => {
  await signedIn();
  open('/confirm-email');
  expect(await screen.findByText(/Open the link in the mail/)).toBeTruthy();
});
