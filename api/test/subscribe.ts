import { createClient, type ExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import type { TestServer } from './startServer.js';

export interface Watch<Data> {
  /** the next answer; waits for it */
  next(): Promise<ExecutionResult<Data>>;
  close(): Promise<void>;
}

/** Subscribes over a WebSocket, with a person's cookie or without one. */
export function subscribe<Data extends Record<string, unknown>>(
  server: TestServer,
  { query, variables = {}, cookie }: { query: string; variables?: Record<string, unknown>; cookie?: string },
): Watch<Data> {
  class Socket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: cookie ? { cookie } : {} });
    }
  }
  const url = `${server.url.replace(/^http/, 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: Socket, retryAttempts: 0 });
  const answers = client.iterate<Data>({ query, variables });
  return {
    async next() {
      const { done, value } = await answers.next();
      if (done) throw new Error('The subscription ended.');
      return value as ExecutionResult<Data>;
    },
    async close() {
      await answers.return?.();
      await client.dispose();
    },
  };
}
