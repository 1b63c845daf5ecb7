import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ResetPasswordPage } from './ResetPasswordPage.js';

const api = useApi();
const offer = (passwordReset: boolean, supportEmail = 'support@showhome.example') =>
  api.use(http.get('*/api/auth/settings', () => HttpResponse.json({ passwordReset, provider: null, supportEmail })));

beforeEach(() => offer(true));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('requests a link when there is none, and shows the server’s words', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/auth/request-reset', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse('A link is on its way.', { status: 202 });
    }),
  );
  renderPage({ Page: ResetPasswordPage, address: '/reset-password' });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await press('Send the link');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), ' Maya@Okafor.test ');
  await press('Send the link');
  expect(await screen.findByText('A link is on its way.')).toBeTruthy();
  expect(sent).toEqual([{ email: 'maya@okafor.test' }]);
});

test('promises no mail when the site sends none', async () => {
  offer(false, 'help@okafor.test');
  renderPage({ Page: ResetPasswordPage, address: '/reset-password' });
  const support = await screen.findByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toBe('mailto:help@okafor.test');
  expect(screen.getByText('This site sends no mail. Write to help@okafor.test for a reset link.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

test('sets the password as typed with a link, and leads to the login page', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/auth/reset', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return new HttpResponse('This password is one of the most common ones.', { status: 400 });
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/auth/user', () => new HttpResponse('Sign in first.', { status: 401 })),
  );
  const { router } = renderPage({ Page: ResetPasswordPage, address: '/reset-password#the-token' });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  // From here on neither the address bar nor the history has the token.
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
  await userEvent.type(screen.getByLabelText('New password'), 'password1');
  await press('Set password');
  expect((await screen.findByRole('alert')).textContent).toBe('This password is one of the most common ones.');
  await userEvent.clear(screen.getByLabelText('New password'));
  await userEvent.type(screen.getByLabelText('New password'), ' two words ');
  await press('Set password');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?reset=done');
  expect(sent).toEqual(['password1', ' two words '].map((password) => ({ token: 'the-token', password })));
});

test('offers to request another link when one is too old', async () => {
  api.use(http.post('*/api/auth/reset', () => new HttpResponse('Ask for a new one.', { status: 409 })));
  renderPage({ Page: ResetPasswordPage, address: '/reset-password#the-token' });
  await userEvent.type(await screen.findByLabelText('New password'), 'long enough');
  await press('Set password');
  expect((await screen.findByRole('alert')).textContent).toBe('Ask for a new one.');
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
});
