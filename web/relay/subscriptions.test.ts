import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementAt } from '../test/elementAt.js';

/** A server that may stop answering. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly all: Socket[] = [];
  static answers = true;

  readyState = Socket.CONNECTING;
  onopen?: () => void;
  onmessage?: (event: { readonly data: string }) => void;
  onclose?: ((event: CloseEvent) => void) | null;
  onerror?: ((event: Event) => void) | null;

  constructor() {
    Socket.all.push(this);
    queueMicrotask(() => {
      this.readyState = Socket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string) {
    const answers: Record<string, string> = { connection_init: 'connection_ack', ping: 'pong' };
    const type = answers[JSON.parse(text).type];
    if (type && Socket.answers) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type }) }));
  }

  close(code: number) {
    this.readyState = Socket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.resetModules(); // the client looks up the socket class once
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Socket.all.length = 0;
  Socket.answers = true;
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test('replaces a connection that answers no ping, and has everything read again', async () => {
  // the next socket opens while the server does not answer yet
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  const { subscribeOperation } = await import('./subscriptions.js');
  const { useConnectionLost, useRereadAfterReconnect } = await import('./connection.js');
  const reread = vi.fn<() => void>();
  const { result } = renderHook(() => {
    useRereadAfterReconnect(reread);
    return useConnectionLost();
  });
  const request = { id: 'hash', name: 'watch', operationKind: 'subscription', text: null, metadata: {} } as const;
  const { unsubscribe } = subscribeOperation(request, {}).subscribe({});
  await seconds(60);
  expect(Socket.all).toHaveLength(1);
  expect(result.current).toBe(false);
  Socket.answers = false; // asleep, or in another network: no answer, no close event
  await seconds(18);
  expect(result.current).toBe(true);
  expect(reread).not.toHaveBeenCalled();
  Socket.answers = true;
  await seconds(40);
  expect(result.current).toBe(false);
  expect(reread).toHaveBeenCalledOnce();
  unsubscribe();
  random.mockRestore();
});

test('shortens the wait when the network is back, and counts as lost until connected', async () => {
  const { subscribeOperation } = await import('./subscriptions.js');
  const { useConnectionLost } = await import('./connection.js');
  const { result } = renderHook(() => useConnectionLost());
  const request = { id: 'hash', name: 'watch', operationKind: 'subscription', text: null, metadata: {} } as const;
  const { unsubscribe } = subscribeOperation(request, {}).subscribe({});
  await seconds(1);
  act(() => elementAt(Socket.all, 0).close(1006));
  await seconds(0.1); // the wait is at least half a second
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  await seconds(0.1);
  expect(Socket.all).toHaveLength(2);
  expect(result.current).toBe(false);
  unsubscribe();
});

test('opens a socket again within two seconds, and within one where the server has said that it stops', async () => {
  const { subscribeOperation } = await import('./subscriptions.js');
  const request = { id: 'hash', name: 'watch', operationKind: 'subscription', text: null, metadata: {} } as const;
  const { unsubscribe } = subscribeOperation(request, {}).subscribe({});
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await seconds(1);
  act(() => elementAt(Socket.all, 0).close(1006));
  await seconds(1.4);
  expect(Socket.all).toHaveLength(1);
  await seconds(0.2);
  expect(Socket.all).toHaveLength(2);
  act(() => elementAt(Socket.all, 1).close(1001));
  await seconds(1);
  expect(Socket.all).toHaveLength(3);
  unsubscribe();
});

test('checks the session when the server closes the connection because it ended', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 401 }));
  vi.stubGlobal('fetch', asked);
  const { subscribeOperation } = await import('./subscriptions.js');
  const request = { id: 'hash', name: 'watch', operationKind: 'subscription', text: null, metadata: {} } as const;
  const { unsubscribe } = subscribeOperation(request, {}).subscribe({});
  await seconds(1);
  expect(asked).not.toHaveBeenCalled();
  act(() => elementAt(Socket.all, 0).close(4403));
  await seconds(0.1);
  expect(asked).toHaveBeenCalledOnce();
  unsubscribe();
});
