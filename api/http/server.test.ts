import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import type { GraphQLContext } from '../graphql/context.js';
import { shared } from '../test/shared.js';
import { startServer, type TestServer } from '../test/startServer.js';

const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const PAGE = `<!doctype html><script>${THEME_SCRIPT}</script><script type="module" src="/assets/a-1.js"></script>`;
const TRUSTED = 'query Who { who }';
const TRUSTED_LIVE = 'subscription Count { count }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, GraphQLContext>({
    name: 'Query',
    fields: {
      who: { type: GraphQLString, resolve: (_root, _args, { caller }) => caller?.userId ?? null },
      broken: {
        type: GraphQLString,
        resolve: () => {
          throw new Error('the password of the database is 1234');
        },
      },
    },
  }),
  mutation: new GraphQLObjectType({ name: 'Mutation', fields: { change: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      count: {
        type: GraphQLInt,
        resolve: (value: number) => value,
        async *subscribe() {
          yield 1;
          await new Promise(() => {}); // stays open until the socket closes
        },
      },
    },
  }),
});

const folder = mkdtempSync(join(tmpdir(), 'showhome-web-'));
const webFolder = join(folder, 'web');
const documentsFile = join(folder, 'persisted.json');
beforeAll(() => {
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, 'assets/a-1.js'), 'console.log(1);\n'.repeat(100));
  writeFileSync(documentsFile, JSON.stringify({ [sha256(TRUSTED)]: TRUSTED, [sha256(TRUSTED_LIVE)]: TRUSTED_LIVE }));
});
const options = { schema, webFolder, documentsFile };
const open = shared(() => startServer({ ...options, settings: { LOG_LEVEL: 'silent' } }));
const closed = shared(() => startServer({ ...options, settings: { GRAPHQL_OPEN: '0' } }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ask {
  readonly server: TestServer;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

async function ask({ server, body, headers = {} }: Ask) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const trusted = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } } });

describe('GraphQL', () => {
  test('answers the documents of our own pages by their hash, as the signed-in person', async () => {
    for (const server of [open, closed]) {
      const { cookie, user } = await server.register();
      const { text } = await ask({ server, body: trusted(TRUSTED), headers: { cookie } });
      expect(JSON.parse(text)).toEqual({ data: { who: user.id } });
      expect(JSON.parse((await ask({ server, body: trusted(TRUSTED) })).text)).toEqual({ data: { who: null } });
    }
  });

  test('answers other documents only where all documents are allowed', async () => {
    const own = { query: '{ mine: who }' };
    expect(JSON.parse((await ask({ server: open, body: own })).text)).toEqual({ data: { mine: null } });
    for (const body of [own, { query: '{ __schema { types { name } } }' }, trusted('{ mine: who }')]) {
      const { status, text } = await ask({ server: closed, body });
      expect(status).toBe(403);
      expect(JSON.parse(text).data).toBeUndefined();
    }
    expect((await fetch(`${closed.url}/graphql?query={who}`)).status).toBe(405);
  });

  test('does not reveal internal errors', async () => {
    const { text } = await ask({ server: open, body: { query: '{ broken }' } });
    expect(text).toContain('Something went wrong');
    expect(text).not.toContain('1234');
  });

  test('is refused to pages of other sites', async () => {
    const headersOfOthers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of headersOfOthers) {
      expect((await ask({ server: open, body: { query: '{ who }' }, headers })).status).toBe(403);
    }
    const form = await ask({ server: open, body: {}, headers: { 'content-type': 'text/plain' } });
    expect(form.status).toBe(415);
    expect((await ask({ server: open, body: { query: '{ who }' }, headers: { origin: open.url } })).status).toBe(200);
  });

  test('accepts JSON only, and no mutation by GET', async () => {
    const post = (type: string, body: string) =>
      fetch(`${open.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'query={who}'],
      ['application/graphql', '{ who }'],
      ['application/graphql+json', '{"query":"{ who }"}'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="query"\r\n\r\n{ who }\r\n--b--',
      ],
    ] as const) {
      const answer = await post(type, body);
      const refusal = {
        message: 'Expected a body of application/json.',
        extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      };
      expect([type, answer.status, await answer.json()]).toEqual([type, 415, { errors: [refusal] }]);
    }
    expect((await post('application/json; charset=utf-8', '{"query":"{ who }"}')).status).toBe(200);
    const get = (query: string) => fetch(`${open.url}/graphql?query=${encodeURIComponent(query)}`);
    expect((await get('{ who }')).status).toBe(200);
    expect((await get('mutation { change }')).status).toBe(405);
  });

  test('answers a body with 20,000 levels of nesting without a crash', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const body of [deep, `{"query":"{ who }","variables":{"a":${deep}}}`, `{"query":"${'{a'.repeat(20_000)}"}`]) {
      const answer = await fetch(`${open.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBeLessThan(500);
    }
  });

  test('limits the size of one document', async () => {
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: who`).join(' ');
    const directives = '@include(if: true) '.repeat(6);
    const batch = [{ query: '{ who }' }, { query: '{ who }' }];
    for (const body of [{ query: `{ ${aliases} }` }, { query: `{ who ${directives} }` }, batch]) {
      const { status, text } = await ask({ server: open, body });
      expect([status, text]).toEqual([expect.any(Number), expect.stringContaining('errors')]);
      expect(JSON.parse(text).data).toBeUndefined();
    }
    const { status } = await ask({ server: open, body: { query: `{ who }${' '.repeat(1024 * 1024)}` } });
    expect(status).toBe(413);
  });
});

interface Dial {
  readonly server: TestServer;
  readonly headers?: Record<string, string>;
}

function dial({ server, headers = {} }: Dial): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** The next messages, up to the first of `type`. */
function until(socket: WebSocket, type: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === type) resolve(message);
    });
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });
}

async function subscribe(socket: WebSocket, payload: unknown): Promise<Record<string, unknown>> {
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await until(socket, 'connection_ack');
  const answer = Promise.race([until(socket, 'next'), until(socket, 'error')]);
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  return answer;
}

describe('a WebSocket', () => {
  test('is refused to pages of other sites, and on other paths', async () => {
    const { cookie } = await open.register();
    const headers = { origin: 'https://evil.example', cookie };
    await expect(dial({ server: open, headers })).rejects.toThrow('403');
    const elsewhere = new WebSocket(`${open.url.replace('http', 'ws')}/elsewhere`);
    await expect(new Promise((_, reject) => elsewhere.once('error', reject))).rejects.toThrow('404');
    const socket = await dial({ server: open, headers: { origin: open.url, cookie } });
    socket.close();
  });

  test('answers trusted documents, as the signed-in person, and others only where all documents are allowed', async () => {
    const { cookie, user } = await closed.register();
    const socket = await dial({ server: closed, headers: { cookie } });
    const answer = await subscribe(socket, { query: '', ...trusted(TRUSTED) });
    expect(answer).toMatchObject({ type: 'next', payload: { data: { who: user.id } } });
    socket.close();

    for (const [server, type] of [
      [closed, 'error'],
      [open, 'next'],
    ] as const) {
      const other = await dial({ server });
      expect(await subscribe(other, { query: '{ mine: who }' })).toMatchObject({ type });
      other.close();
    }
  });

  test('has the same limits', async () => {
    const socket = await dial({ server: open });
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: who`).join(' ');
    expect(await subscribe(socket, { query: `{ ${aliases} }` })).toMatchObject({ type: 'error' });
    socket.close();
  });

  test('closes when its session ends, here or in the database', async () => {
    const here = await open.register();
    const elsewhere = await open.register();
    const codes: Record<string, number> = {};
    for (const [name, { cookie }] of Object.entries({ here, elsewhere })) {
      const socket = await dial({ server: open, headers: { cookie } });
      socket.once('close', (code) => (codes[name] = code));
      expect(await subscribe(socket, { query: '', ...trusted(TRUSTED_LIVE) })).toMatchObject({
        payload: { data: { count: 1 } },
      });
    }
    const headers = { 'content-type': 'application/json', cookie: here.cookie, origin: open.url };
    await fetch(`${open.url}/api/auth/logout`, { method: 'POST', headers });
    await vi.waitFor(() => expect(codes).toEqual({ here: 4403 }), 15_000);
    await open.services.prisma.session.deleteMany({ where: { userId: elsewhere.user.id } });
    await vi.waitFor(() => expect(codes).toEqual({ here: 4403, elsewhere: 4403 }), 15_000);
  });
});

/** Sends the path unchanged; `fetch` would resolve `..` and decode it. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(open.url);
    const outgoing = request({ hostname, port, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

test('GraphiQL is one page that loads nothing from other sites', async () => {
  const { status, headers, body } = await raw('/graphql', { accept: 'text/html' });
  const page = body.toString();
  expect([status, headers['content-type']]).toEqual([200, 'text/html']);
  expect(page).toContain('<title>Showhome</title>');
  expect(page).toContain('YogaGraphiQL.renderYogaGraphiQL(');
  expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="?https?:/);
  expect(headers['content-security-policy']).not.toContain('http');
});

describe('the pages', () => {
  test('are one page for every path of the router, with a policy for its own scripts only', async () => {
    for (const path of ['/', '/projects/proj_1', '/no-such-page']) {
      const { status, headers, body } = await raw(path);
      expect([status, body.toString()]).toEqual([200, PAGE]);
      const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  test('are not served at paths that scanners probe', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/projects/.htaccess',
      '/%2egit/HEAD',
      '/metrics',
      '/wp-login.php',
      '/wp-admin/',
      '/backup.sql',
    ]) {
      const { status, body } = await raw(path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'Not found.']);
    }
  });

  test('are compressed, and not sent again when the browser has them', async () => {
    const { headers, body } = await raw('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe('console.log(1);\n'.repeat(100));
    expect((await raw('/assets/a-1.js', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('are the only files that the folder serves', async () => {
    for (const path of ['/assets/none.js', '/../persisted.json', '/..%2fpersisted.json', '/%00.js', '/%zz']) {
      const { status, body } = await raw(path);
      expect([path, status >= 400]).toEqual([path, true]);
      expect(body.toString()).not.toContain('Who');
    }
    expect((await fetch(open.url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${open.url}/api/none`)).status).toBe(404);
  });
});

test('every answer has an id of its own, under which the log tells of it', async () => {
  const idOf = async (path: string) => (await fetch(`${open.url}${path}`)).headers.get('x-request-id');
  const ids = [await idOf('/'), await idOf('/api/none'), await idOf('/graphql')];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
