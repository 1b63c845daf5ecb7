import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from './test/server.js';
import { routes } from './router.js';
import { checkSession, sessionEnded } from './session/session.js';

const api = useApi();

beforeEach(() => {
  const settings = { passwordReset: false, provider: null, supportEmail: 'support@showhome.example' };
  api.use(http.get('*/api/auth/settings', () => HttpResponse.json(settings)));
});

async function signIn() {
  api.use(
    http.get('*/api/auth/user', () =>
      HttpResponse.json({ firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' }),
    ),
  );
  await checkSession();
}

// One for all tests: a router empties the lazy parts of its routes as it loads them.
const router = createMemoryRouter(routes, { initialEntries: ['/login'] });

async function arriveAt(address: string) {
  cleanup();
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(address));
}

test('leads from an unknown path to the login page when signed out', async () => {
  sessionEnded();
  await arriveAt('/nowhere');
  expect(await screen.findByText('Sign in to continue')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
});

test('shows the card Page Not Found for an unknown path when signed in', async () => {
  await signIn();
  await arriveAt('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/nowhere');
  expect(screen.getByText('Member')).toBeTruthy();
});

test('shows the samples to visitors, and to users under their own header', async () => {
  sessionEnded();
  await arriveAt('/samples');
  await screen.findByRole('heading', { name: 'Sample gallery' });
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/login?mode=register');
  await signIn();
  await arriveAt('/samples');
  await screen.findByRole('button', { name: 'Logout' });
  await screen.findByRole('heading', { name: 'Sample gallery' });
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Stage a room of yours' }).getAttribute('href')).toBe('/staging?order=1');
});

test('moves the focus into the new page when a link leads to another frame', async () => {
  sessionEnded();
  await arriveAt('/');
  await screen.findByRole('heading', { name: 'Furnish the photo. Keep the room.' });
  await act(() => router.navigate('/samples'));
  await screen.findByRole('heading', { name: 'Sample gallery' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
