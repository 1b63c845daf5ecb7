/**
 * The load balancer of the cluster's tests: what our page for operators prescribes, in the fewest words. It takes the
 * servers by turns, those that `/readyz` calls ready; moves on to the next where one refuses the connection, as
 * nginx's `proxy_next_upstream` does; and repeats no request that may have been carried out.
 */
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from one look at a server's `/readyz` to the next, and how long its answer may take. */
const LOOK_EVERY = 500;
const LOOK_PATIENCE = 2000;
/** Answers of the proxy itself have this header. */
export const CUT_HEADER = 'x-cut-by-proxy';
/** They change nothing, so they can be sent again. */
const SAFE = new Set(['GET', 'HEAD']);

export interface Proxy {
  readonly url: string;
  /** the servers that are ready */
  ready(): readonly string[];
  close(): Promise<void>;
}

/** @param servers their addresses, as http://127.0.0.1:4000 */
export async function startProxy(servers: readonly string[], port: number): Promise<Proxy> {
  const down = new Set(servers);
  const agent = new Agent({ keepAlive: true });
  const upgraded = new Set<Duplex>();
  const closing = new AbortController();
  let turn = 0;

  /** By turns, the ready ones first; the others are tried where none of these takes the connection. */
  function candidates(): readonly string[] {
    turn += 1;
    const turned = servers.map((_, k) => servers[(turn + k) % servers.length] ?? '');
    return turned.toSorted((one, other) => Number(down.has(one)) - Number(down.has(other)));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    for (const server of candidates()) {
      try {
        return relay(await ask(server, request, body), response);
      } catch (error) {
        if (isRefusal(error)) down.add(server);
        else if (!SAFE.has(request.method ?? '')) break;
      }
    }
    response.writeHead(502, { [CUT_HEADER]: '1' }).end();
  }

  function ask(server: string, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { method, url: path } = request;
      const outgoing = send(server + path, { method, headers: headersFor(request), agent });
      outgoing.on('response', resolve).on('error', reject).end(body);
    });
  }

  function upgrade(request: IncomingMessage, client: Duplex, head: Buffer): void {
    upgraded.add(client);
    client.on('error', () => client.destroy()).once('close', () => upgraded.delete(client));
    const [...left] = candidates();
    const next = () => {
      const server = left.shift();
      if (server === undefined || client.destroyed) return client.destroy();
      const outgoing = send(server + request.url, { headers: headersFor(request) });
      outgoing.on('error', (error) => {
        if (isRefusal(error)) down.add(server);
        next();
      });
      outgoing.on('response', (answered) => client.end(headOf(answered)));
      outgoing.on('upgrade', (answered, socket, first) => {
        client.write(headOf(answered));
        client.write(first);
        socket.write(head);
        join(client, socket);
      });
      outgoing.end();
    };
    next();
  }

  async function watch(server: string): Promise<void> {
    while (!closing.signal.aborted) {
      const signal = AbortSignal.timeout(LOOK_PATIENCE);
      const isReady = await fetch(`${server}/readyz`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) down.delete(server);
      else down.add(server);
      await wait(LOOK_EVERY, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const proxy = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  proxy.on('upgrade', upgrade);
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  const watching = servers.map(watch);
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ready: () => servers.filter((server) => !down.has(server)),
    async close() {
      closing.abort();
      await Promise.all(watching);
      agent.destroy();
      const closed = new Promise((done) => proxy.close(done));
      proxy.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await closed;
    },
  };
}

/** Nothing was sent: another server can be asked. */
const isRefusal = (error: unknown) => (error as NodeJS.ErrnoException).syscall === 'connect';

function headersFor({ headers, socket }: IncomingMessage) {
  const before = headers['x-forwarded-for'];
  const forwarded = [...(before === undefined ? [] : [before].flat()), socket.remoteAddress].join(', ');
  return { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http' };
}

/** An answer that breaks off is broken off for the client too. */
function relay(answered: IncomingMessage, response: ServerResponse): void {
  const { connection: _, 'keep-alive': __, ...headers } = answered.headers;
  response.writeHead(answered.statusCode ?? 502, headers);
  answered.on('error', () => response.destroy()).pipe(response);
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, k) => (k % 2 === 0 ? [`${name}: ${rawHeaders[k + 1]}`] : []));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
}

function join(one: Duplex, other: Duplex): void {
  one.on('close', () => other.destroy()).on('error', () => other.destroy());
  other.on('close', () => one.destroy()).on('error', () => one.destroy());
  one.pipe(other).pipe(one);
}
