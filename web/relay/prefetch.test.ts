import type { LoaderFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takePrefetched, prefetch, prefetchOnIntent, prefetchRoutes } from './prefetch.js';

const query = (name: string) => ({
  kind: 'PreloadedQuery',
  name,
  variables: { id: 'a' },
  dispose: vi.fn<() => void>(),
});
const loader = vi.fn<LoaderFunction>();
const component = vi.fn<() => Promise<() => null>>(async () => () => null);
const lazy = { loader: async () => loader, Component: component };

beforeEach(() => {
  vi.useFakeTimers();
  prefetchRoutes([
    { path: '/homes/:id', lazy },
    { path: '/other/:id', lazy },
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test('loads the chunk and the query of a link’s page, and the visit takes the query over once', async () => {
  const started = query('Home');
  loader.mockResolvedValue(started);
  await prefetch('/homes/a?tab=media');
  expect(component).toHaveBeenCalledOnce();
  expect(loader.mock.calls[0]?.[0]).toMatchObject({ params: { id: 'a' }, url: { search: '?tab=media' } });
  expect(takePrefetched('Home', { id: 'b' })).toBeUndefined();
  expect(takePrefetched('Home', { id: 'a' })).toBe(started);
  expect(takePrefetched('Home', { id: 'a' })).toBeUndefined();
});

test('disposes of a query that is not used for ten seconds', async () => {
  const started = query('Forgotten');
  loader.mockResolvedValue(started);
  await prefetch('/homes/forgotten');
  vi.advanceTimersByTime(10_000);
  expect(started.dispose).toHaveBeenCalledOnce();
  expect(takePrefetched('Forgotten', { id: 'a' })).toBeUndefined();
});

test('starts when a mouse rests on a link, not when it passes over it, and at once on focus', async () => {
  loader.mockResolvedValue(null);
  const link = prefetchOnIntent('/homes/rest');
  link.onPointerEnter({ pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(40);
  link.onPointerLeave();
  await vi.advanceTimersByTimeAsync(200);
  expect(component).not.toHaveBeenCalled();
  link.onPointerEnter({ pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(70);
  expect(component).toHaveBeenCalledOnce();
  prefetchOnIntent('/other/focus').onFocus();
  expect(component).toHaveBeenCalledTimes(2);
});

test('starts nothing when the person asks to save data, or for an unknown path', async () => {
  await prefetch('/nowhere');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await prefetch('/homes/saved');
  expect(component).not.toHaveBeenCalled();
});

test('leaves a page whose loader fails to the visit itself', async () => {
  loader.mockRejectedValue(new Error('The line is lost.'));
  await expect(prefetch('/homes/fails')).resolves.toBeUndefined();
});
