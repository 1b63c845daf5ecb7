import { createClient, type ExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import { bodyOf } from '../bench/scale/documents.js';
import { headersOf } from './httpClient.js';
import type { TestServer } from './startServer.js';

export interface Watch<Data> {
  /** the next answer; waits for it */
  next(): Promise<ExecutionResult<Data>>;
  close(): Promise<void>;
}

interface Asked {
  /** a document's text, or the name of a document of our pages */
  readonly query: string | { readonly stored: string };
  readonly variables?: Record<string, unknown> | undefined;
  /** or a key */
  readonly cookie?: string;
}

/** Subscribes over a WebSocket, with a person's cookie or without one. */
export function subscribe<Data extends Record<string, unknown>>(
  server: TestServer,
  { query, variables = {}, cookie }: Asked,
): Watch<Data> {
  class Socket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: headersOf(cookie) });
    }
  }
  const url = `${server.url.replace(/^http/, 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: Socket, retryAttempts: 0 });
  // the protocol wants a text; a stored document is named by its hash
  const payload = typeof query === 'string' ? { query, variables } : { query: '', ...bodyOf(query.stored, variables) };
  const answers = client.iterate<Data>(payload);
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
