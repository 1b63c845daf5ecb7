import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { takeDestination } from '../../session/destination.js';
import { LoginPage } from './LoginPage.js';

const api = useApi();
const offer = (passwordReset: boolean, supportEmail = 'support@showhome.example', provider: 'google' | null = null) =>
  api.use(http.get('*/api/auth/settings', () => HttpResponse.json({ passwordReset, provider, supportEmail })));

beforeEach(() => offer(false));
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(address = '/login') {
  const { router } = renderPage({ Page: LoginPage, address });
  await screen.findByRole('heading', { name: 'Welcome to Showhome' });
  return router;
}

async function fill(address: string, secret: string) {
  await userEvent.type(email(), address);
  await userEvent.type(password(), secret);
}

test('opens the form in register mode when the address asks for it', async () => {
  await open('/login?mode=register');
  expect(screen.getByText('Create your account')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});

test('requires both fields, and says so at each', async () => {
  await open();
  await press('Sign in');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

test.each([
  ['maya@', 'longenough', 'Enter a valid email address'],
  ['maya@okafor.test', 'short', 'Password must be at least 8 characters long'],
])('refuses %s with %s before anything is sent: %s', async (address, secret, sentence) => {
  await open();
  await fill(address, secret);
  await press('Sign in');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('sends the address trimmed and in lower case, then leads to the dashboard', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ email: 'maya@okafor.test' });
    }),
    http.get('*/api/auth/user', () =>
      HttpResponse.json({ firstName: 'Maya', lastName: '', email: 'maya@okafor.test' }),
    ),
  );
  const router = await open();
  await fill('  Maya@Okafor.test ', 'longenough');
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent).toEqual([{ email: 'maya@okafor.test', password: 'longenough' }]);
});

test('returns to the page that was asked for before signing in', async () => {
  api.use(
    http.post('*/api/auth/login', () => HttpResponse.json({ email: 'maya@okafor.test' })),
    http.get('*/api/auth/user', () =>
      HttpResponse.json({ firstName: null, lastName: null, email: 'maya@okafor.test' }),
    ),
  );
  const router = await open('/login?next=%2Fprojects%3Fq%3Delm');
  await fill('maya@okafor.test', 'longenough');
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
  expect(router.state.location.search).toBe('?q=elm');
});

test('leads to the provider’s own path, and keeps the requested page for the return', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  offer(false, undefined, 'google');
  await open('/login?next=%2Fmedia');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(left).toHaveBeenCalledWith('/api/login');
  expect(takeDestination(new URLSearchParams())).toBe('/media');
});

test('offers the provider always; where none is set up its path leads back with a sentence', async () => {
  offer(true);
  await open('/login?error=provider');
  // the server has answered
  await screen.findByRole('link', { name: 'Forgot password? Choose a new one' });
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  expect(screen.getByText('Or')).toBeTruthy();
  expect(screen.getByText('Sign-in with a provider is not set up here. Use your email and password.')).toBeTruthy();
});

test('leads from Cancel to the landing page, and shows places for terms and privacy', async () => {
  await open();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Cancel')).toBe('/');
  expect([addressOf('Terms'), addressOf('Privacy Policy')]).toEqual(['#terms', '#privacy']);
});

test('says that signing in is running, and sends it once', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  api.use(
    http.post('*/api/auth/login', async () => {
      calls++;
      await answered;
      return new HttpResponse('Wrong', { status: 401 });
    }),
  );
  await open();
  await fill('maya@okafor.test', 'longenough');
  await press('Sign in');
  const busy = await screen.findByText('Signing in...');
  await userEvent.click(busy);
  answer();
  await screen.findByRole('alert');
  expect(calls).toBe(1);
});

test('shows the words after the status of a refusal, and clears them in the other mode', async () => {
  api.use(http.post('*/api/auth/login', () => new HttpResponse('Wrong: e-mail or password', { status: 401 })));
  await open();
  await fill('maya@okafor.test', 'longenough');
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong: e-mail or password');

  await press('Need an account? Create one');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Create your account')).toBeTruthy();
  expect(email().value).toBe('maya@okafor.test');
  expect(password().value).toBe('');
});

test('says that registering is running, and uses its own path', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.use(
    http.post('*/api/auth/register', async () => {
      await answered;
      return new HttpResponse('', { status: 500, statusText: ' ' });
    }),
  );
  await open();
  await press('Need an account? Create one');
  await fill('new@okafor.test', 'longenough');
  await press('Create account');
  expect(await screen.findByText('Creating account...')).toBeTruthy();
  answer();
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to complete the request');
});

test.each([
  ['provider', 'Sign-in with a provider is not set up here. Use your email and password.'],
  ['link', 'There is already an account with this email. Sign in with your password and link the two in the settings.'],
  [
    'unlinked',
    'You unlinked this way to sign in from your account. Sign in with your password and link it again in the settings.',
  ],
  ['anything', 'The sign-in with the provider failed. Try again, or use your email and password.'],
])('after a return from the provider with %s says why: %s', async (code, sentence) => {
  renderPage({ Page: LoginPage, address: `/login?error=${code}` });
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

test('leads from a forgotten password to support, or to a mail where the server sends mail', async () => {
  await open();
  const support = screen.getByRole('link', { name: 'Forgot password? Contact support' });
  expect(support.getAttribute('href')).toBe('mailto:support@showhome.example');
  cleanup();
  offer(true, 'help@okafor.test');
  await open();
  const link = await screen.findByRole('link', { name: 'Forgot password? Choose a new one' });
  expect(link.getAttribute('href')).toBe('/reset-password');
});
