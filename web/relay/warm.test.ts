import type { LoaderFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeWarm, warm, warming, warmRoutes } from './warm.js';

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
  warmRoutes([
    { path: '/homes/:id', lazy },
    { path: '/other/:id', lazy },
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test('a link starts the chunk and the query of its page, and the visit takes the query over once', async () => {
  const started = query('Home');
  loader.mockResolvedValue(started);
  await warm('/homes/a?tab=media');
  expect(component).toHaveBeenCalledOnce();
  expect(loader.mock.calls[0][0]).toMatchObject({ params: { id: 'a' }, url: { search: '?tab=media' } });
  expect(takeWarm('Home', { id: 'b' })).toBeUndefined();
  expect(takeWarm('Home', { id: 'a' })).toBe(started);
  expect(takeWarm('Home', { id: 'a' })).toBeUndefined();
});

test('what nobody visits is given up after ten seconds', async () => {
  const started = query('Forgotten');
  loader.mockResolvedValue(started);
  await warm('/homes/forgotten');
  vi.advanceTimersByTime(10_000);
  expect(started.dispose).toHaveBeenCalledOnce();
  expect(takeWarm('Forgotten', { id: 'a' })).toBeUndefined();
});

test('a mouse that only passes over a link starts nothing; one that rests does, and the focus at once', async () => {
  loader.mockResolvedValue(null);
  const link = warming('/homes/rest');
  link.onPointerEnter({ pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(40);
  link.onPointerLeave();
  await vi.advanceTimersByTimeAsync(200);
  expect(component).not.toHaveBeenCalled();
  link.onPointerEnter({ pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(70);
  expect(component).toHaveBeenCalledOnce();
  warming('/other/focus').onFocus();
  expect(component).toHaveBeenCalledTimes(2);
});

test('nothing is started where the person asks to save data, or where no page is', async () => {
  await warm('/nowhere');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await warm('/homes/saved');
  expect(component).not.toHaveBeenCalled();
});

test('a page whose loader fails is left to the visit itself', async () => {
  loader.mockRejectedValue(new Error('The line is lost.'));
  await expect(warm('/homes/fails')).resolves.toBeUndefined();
});
