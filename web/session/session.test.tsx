import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useApi } from '../test/server.js';
import { requireUser, visitorsOnly } from './guards.js';
import { keepOfSession, keptOfSession } from './ofSession.js';
import { checkSession, logOut, sessionEnded, userChanged, useSessionChecks, useUser } from './session.js';

const api = useApi();
const maya = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' };
const signedIn = () => api.use(http.get('*/api/auth/user', () => HttpResponse.json(maya)));
const signedOut = () => api.use(http.get('*/api/auth/user', () => new HttpResponse('Sign in first.', { status: 401 })));

function Who() {
  useSessionChecks();
  const user = useUser();
  return <p>{user ? `${user.firstName}, ${user.email}` : 'nobody'}</p>;
}

test('checks the session when the window gets the focus', async () => {
  signedIn();
  await checkSession();
  render(<Who />);
  expect(screen.getByText('Maya, maya@okafor.test')).toBeTruthy();
  signedOut();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('nobody')).toBeTruthy();
});

test('removes what is kept for a session when it ends, and only then', async () => {
  signedIn();
  await checkSession();
  keepOfSession('secret', 'pi_1');
  sessionStorage.setItem('other', 'stays');
  await checkSession();
  expect(keptOfSession('secret')).toBe('pi_1');
  signedOut();
  await checkSession();
  expect(keptOfSession('secret')).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('shows a new name at once, whether it was changed here or elsewhere', async () => {
  signedIn();
  await checkSession();
  render(<Who />);
  act(() => userChanged({ ...maya, firstName: 'Mária' }));
  expect(screen.getByText('Mária, maya@okafor.test')).toBeTruthy();
  await act(() => checkSession());
  expect(screen.getByText('Maya, maya@okafor.test')).toBeTruthy();
});

test('does not end a session when the network fails', async () => {
  signedIn();
  await checkSession();
  api.use(http.get('*/api/auth/user', () => HttpResponse.error()));
  expect(await checkSession()).toEqual(maya);
});

/** Counts the requests to the server. */
function counted(answer: () => Response) {
  let asked = 0;
  const count = () => {
    asked++;
    return answer();
  };
  api.use(http.get('*/api/auth/user', count));
  return () => asked;
}

test('asks who is signed in once at the start, however many callers there are', async () => {
  const asked = counted(() => HttpResponse.json(maya));
  vi.resetModules();
  const fresh = await import('./session.js');
  expect(await Promise.all([fresh.currentUser(), fresh.currentUser()])).toEqual([maya, maya]);
  expect(await fresh.currentUser()).toEqual(maya);
  expect(asked()).toBe(1);
});

test.each([
  ['an error of the server', () => new HttpResponse(null, { status: 500 })],
  ['a refusal', () => new HttpResponse(null, { status: 401 })],
  ['a network that fails', () => HttpResponse.error()],
])('after %s checks the session only when the focus or the network comes back', async (_, answer) => {
  signedIn();
  await checkSession();
  render(<Who />);
  const asked = counted(answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  await act(() => checkSession());
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  vi.useRealTimers();
  expect(asked()).toBe(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked()).toBe(2));
});

async function arriveAt(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', loader: visitorsOnly, element: 'login' },
      { path: '*', loader: async (arrival) => (await requireUser(arrival)) ?? null, element: 'page' },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router.state.location.pathname + router.state.location.search;
}

test('leads a visitor to the login page, and a signed-in user away from it', async () => {
  sessionEnded();
  expect(await arriveAt('/dashboard')).toBe('/login');
  expect(await arriveAt('/projects?q=elm')).toBe('/login?next=%2Fprojects%3Fq%3Delm');
  signedIn();
  await checkSession();
  expect(await arriveAt('/login')).toBe('/dashboard');
  expect(await arriveAt('/login?next=%2Fprojects%3Fq%3Delm')).toBe('/projects?q=elm');
  expect(await arriveAt('/login?next=%2F%2Felsewhere.test')).toBe('/dashboard');
  expect(await arriveAt('/projects')).toBe('/projects');
});

test('checks the session of a page that the browser shows from its cache', async () => {
  signedIn();
  await checkSession();
  render(<Who />);
  signedOut();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(screen.getByText('Maya, maya@okafor.test')).toBeTruthy();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findByText('nobody')).toBeTruthy();
});

test('reloads the page without content when another user signed in in another tab', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  signedIn();
  await checkSession();
  render(<Who />);
  keepOfSession('secret', 'pi_1');
  const other = { firstName: 'Ade', lastName: 'Bello', email: 'ade@bello.test' };
  api.use(http.get('*/api/auth/user', () => HttpResponse.json(other)));
  await act(() => checkSession());
  expect(reload).toHaveBeenCalledOnce();
  expect(keptOfSession('secret')).toBeNull();
  expect(screen.getByText('Maya, maya@okafor.test')).toBeTruthy();
  reload.mockRestore();
});

test('leads nowhere else when the session ends after a logout', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  signedIn();
  await checkSession();
  render(<Who />);
  keepOfSession('secret', 'pi_1');
  logOut();
  expect(keptOfSession('secret')).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/logout');
  act(() => sessionEnded());
  expect(screen.getByText('Maya, maya@okafor.test')).toBeTruthy();
  signedOut();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findByText('nobody')).toBeTruthy();
  assign.mockRestore();
});
