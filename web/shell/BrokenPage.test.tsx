import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RetryBoundary, useAttempt } from '../components/RetryBoundary.js';
import { useApi } from '../test/server.js';
import { BrokenPage } from './BrokenPage.js';

const api = useApi();
const WAIT = { timeout: 5000 };

function line(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

function openBroken() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const loader = () => Promise.reject(new TypeError('Failed to fetch'));
  render(<RouterProvider router={createMemoryRouter([{ path: '/', loader, ErrorBoundary: BrokenPage }])} />);
  return reload;
}

test('a page that failed without a connection names it, and is read again when the server answers', async () => {
  let isUp = false;
  api.use(http.get('*/healthz', () => (isUp ? new HttpResponse('ok') : HttpResponse.error())));
  line(false);
  const reload = openBroken();
  expect(await screen.findByRole('heading', { name: 'Connection lost' })).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  line(true);
  // the browser has a network, but the server cannot be reached yet
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(reload).not.toHaveBeenCalled();
  isUp = true;
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), WAIT);
});

test('without a connection Try again keeps the page: a reload would leave nothing but the page of the browser', async () => {
  let isUp = false;
  api.use(http.get('*/healthz', () => (isUp ? new HttpResponse('ok') : HttpResponse.error())));
  line(false);
  const reload = openBroken();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(await screen.findByText('Still no connection')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  isUp = true;
  await userEvent.click(again);
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a page that failed for another reason is not read again by itself', async () => {
  line(true);
  const reload = openBroken();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(reload).not.toHaveBeenCalled();
});

test('a part of a page that failed without a connection is read again when it is back', async () => {
  api.use(http.get('*/healthz', () => new HttpResponse('ok')));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isThere = false;
  function Part() {
    useAttempt();
    if (!isThere) throw new TypeError('Failed to fetch');
    return <p>The rows</p>;
  }
  line(false);
  render(
    <RetryBoundary standIn={() => <p>Not there</p>}>
      <Part />
    </RetryBoundary>,
  );
  expect(screen.getByText('Not there')).toBeTruthy();
  isThere = true;
  line(true);
  expect(await screen.findByText('The rows', {}, WAIT)).toBeTruthy();
});
