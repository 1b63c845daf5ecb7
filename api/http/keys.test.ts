/** What programs do with keys, where GraphQL answers only the documents of our own pages to everybody else. */
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { DiskFullError } from '../domain/errors.js';
import { SCOPES } from '../domain/permissions.js';
import { createApiKey } from '../keys/createApiKey.js';
import type { NewApiKey } from '../keys/key.rules.js';
import { newKeyText } from '../keys/keyText.js';
import { revokeApiKey } from '../keys/revokeApiKey.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered, type TestServer } from '../test/startServer.js';

const LIMITS = { window: 60, requests: 12, cost: 400 };
const lines: string[] = [];
const settings = { GRAPHQL_OPEN: '0', LOG_LEVEL: 'trace' };
const server = shared(() => startServer({ settings, onLog: (line) => lines.push(line) }));
const limited = shared(() => startServer({ settings: { GRAPHQL_OPEN: '0' }, keyLimits: LIMITS }));
let owner: Registered;
beforeAll(async () => {
  owner = await server.register();
});

const ownerOf = ({ user, workspaceId }: Registered) =>
  ({ userId: user.id, workspaceId, role: 'owner', platformRole: 'member' }) as const;

const makeKey = (of: TestServer, who: Registered, input: Partial<NewApiKey> = {}) =>
  createApiKey(ownerOf(who), of.services, { name: 'Listing software', scopes: [...SCOPES], ...input });

const revoke = (of: TestServer, who: Registered, id: string) => revokeApiKey(ownerOf(who), of.services, id);

interface Sent {
  readonly path?: string;
  readonly body: object;
  readonly headers?: Record<string, string>;
}

async function send(of: TestServer, key: string, { path = '/graphql', body, headers = {} }: Sent) {
  const response = await fetch(of.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

const COUNT = { query: '{ viewer { projects { totalCount } } }' };
const create = (address: string) => ({
  query: `mutation($input: CreateProjectInput!) {
    createProject(input: $input) { ... on CreateProjectPayload { project { id address } } ... on Problem { message } }
  }`,
  variables: { input: { address } },
});

describe('a key', () => {
  it('asks any document, and is told its cost and what is left of its limits', async () => {
    const { text } = await makeKey(server, owner);
    const answer = await send(server, text, { body: COUNT });
    expect(answer.json()).toEqual({ data: { viewer: { projects: { totalCount: 0 } } }, extensions: { cost: 21 } });
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=600;w=60, "cost";q=60000;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"requests";r=599;t=\d+, "cost";r=59979;t=\d+$/);
    const byPerson = await server.graphql(COUNT.query, {}, owner.cookie);
    expect(byPerson).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_REFUSED' } }] });
  });

  it('acts as itself in the timeline, and notes when and where from it was used', async () => {
    const { id, text } = await makeKey(server, owner);
    await send(server, text, { body: create('1 Key Street'), headers: { 'x-forwarded-for': '192.0.2.7' } });
    const { prisma } = server.services;
    const activity = await prisma.activity.findFirstOrThrow({ where: { keyId: id } });
    expect(activity).toMatchObject({ actorId: null, action: 'project_created' });
    const { lastUsedAt, lastUsedFrom } = await prisma.apiKey.findUniqueOrThrow({ where: { id } });
    expect([Number(lastUsedAt) > Date.now() - 60_000, lastUsedFrom]).toEqual([true, '192.0.2.7']);
  });

  it('is let in from any page, and a cookie beside it is not read', async () => {
    const { text } = await makeKey(server, owner);
    const headers = { origin: 'https://elsewhere.example', cookie: (await server.register()).cookie };
    const path = '/api/projects';
    expect(await send(server, text, { path, body: { address: '2 Key Street' }, headers })).toMatchObject({
      status: 201,
    });
    expect(await server.services.prisma.project.count({ where: { address: '2 Key Street' } })).toBe(1);
  });

  it('that is mistyped, made up, ended or revoked opens nothing', async () => {
    const good = await makeKey(server, owner);
    const ended = await makeKey(server, owner, { expiresAt: new Date(Date.now() + 60_000) });
    const { prisma } = server.services;
    await prisma.apiKey.update({ where: { id: ended.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const revoked = await makeKey(server, owner);
    expect((await send(server, revoked.text, { body: COUNT })).status).toBe(200);
    await revoke(server, owner, revoked.id);
    for (const text of [good.text.slice(0, -1), newKeyText(), ended.text, 'sh_live_x']) {
      const answer = await send(server, text, { body: COUNT });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(answer.json().errors).toMatchObject([
        { message: expect.stringMatching(/^This key opens nothing: /), extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    }
    await expect
      .poll(async () => (await send(server, revoked.text, { body: COUNT })).status, { timeout: 1000 })
      .toBe(401);
  });

  it('is never in the log, the rows or an error', async () => {
    const { text } = await makeKey(server, owner);
    await send(server, text, { body: { query: '{ nothing }' } });
    await send(server, text, { body: create('') });
    await send(server, text, { path: '/api/nothing', body: {} });
    await send(server, `${text}x`, { body: COUNT });
    expect(lines.join('\n')).not.toContain(text.slice(0, 30));
    const rows = await server.services.prisma.$queryRaw<{ row: string }[]>`SELECT k::text AS row FROM "ApiKey" k`;
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(text.slice(8, 30));
  });
});

describe('a refusal at /graphql is JSON with a code', () => {
  interface Refusal {
    readonly status: number;
    readonly code: string;
    readonly init?: RequestInit;
    readonly path?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  }
  const REFUSALS: Record<string, Refusal> = {
    'a key that opens nothing': {
      status: 401,
      code: 'UNAUTHENTICATED',
      headers: { authorization: 'Bearer sh_live_x' },
    },
    'a page of another site': {
      status: 403,
      code: 'FORBIDDEN',
      headers: { authorization: '', origin: 'https://evil.example' },
    },
    'an idempotency key that is none': { status: 400, code: 'BAD_REQUEST', headers: { 'idempotency-key': 'a b' } },
    'a form': { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', headers: { 'content-type': 'text/plain' } },
    'a body that is no JSON': { status: 400, code: 'BAD_REQUEST', body: '{' },
    'a body without a query': { status: 400, code: 'BAD_REQUEST', body: '{}' },
    'a body of another shape': { status: 400, code: 'BAD_REQUEST', body: '{"query":"{__typename}","more":1}' },
    'a body of 2 MB': {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      body: JSON.stringify({ query: ' '.repeat(2_000_000) }),
    },
    'a body of 2 MB that is kept for its idempotency key': {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      headers: { 'idempotency-key': 'large' },
      body: JSON.stringify({ query: ' '.repeat(2_000_000) }),
    },
    'another method': { status: 405, code: 'METHOD_NOT_ALLOWED', init: { method: 'PUT' } },
    'a mutation by GET': {
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      init: { method: 'GET' },
      path: '/graphql?query=mutation%7B__typename%7D',
    },
  };
  const TYPES = ['application/json', 'application/graphql-response+json', 'text/plain', 'text/event-stream', undefined];

  it.each(Object.keys(REFUSALS))('%s', async (what) => {
    const { text } = await makeKey(server, owner);
    const refusal = REFUSALS[what];
    if (!refusal) throw new Error(what);
    for (const accept of TYPES) {
      const response = await fetch(server.url + (refusal.path ?? '/graphql'), {
        method: 'POST',
        ...(refusal.init?.method !== 'GET' && { body: refusal.body ?? JSON.stringify(COUNT) }),
        ...refusal.init,
        headers: {
          authorization: `Bearer ${text}`,
          'content-type': 'application/json',
          ...(accept && { accept }),
          ...refusal.headers,
        },
      });
      const body = (await response.json()) as unknown;
      expect([accept, body]).toMatchObject([
        accept,
        { errors: [{ message: expect.stringMatching(/\S/), extensions: { code: refusal.code } }] },
      ]);
      const asked = accept?.startsWith('application/') ? accept : 'application/';
      expect(response.headers.get('content-type')).toMatch(`${asked}`);
      expect([accept, response.status]).toEqual([accept, refusal.status]);
    }
  });

  it('names the field that lacks a scope: its path and its place in the document', async () => {
    const { text } = await makeKey(server, owner, { scopes: ['projects:read'] });
    const query = `{
      viewer { mine: projects(first: 1) { edges { node { id ...Money } } } }
    }
    fragment Money on Project { bills: invoices { totalCount } }`;
    expect((await send(server, text, { body: { query } })).json()).toMatchObject({
      data: null,
      errors: [
        {
          message: 'This key may not see invoices and payments: it lacks the scope billing:read.',
          extensions: { code: 'FORBIDDEN' },
          path: ['viewer', 'mine', 'edges', 'node', 'bills', 'totalCount'],
          locations: [{ line: 4, column: 51 }],
        },
      ],
    });
  });

  it.each([
    [
      'QUERY_TOO_COSTLY',
      '{ viewer { projects(first: 100) { edges { node { stagingJobs(first: 100) { edges { node { id } } } } } } } }',
      /^This document is too large: its size .* is \d+, at most 10000 is allowed\. Ask for smaller pages/,
    ],
    [
      'DOCUMENT_TOO_LARGE',
      `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
      /^This document is too large: its number of aliases is 20, at most 15 is allowed\. Send several documents\.$/,
    ],
    [
      'DOCUMENT_TOO_LARGE',
      `{ ${Array.from({ length: 1600 }, () => '__typename').join(' ')} }`,
      /^This document is too large: its number of words and signs is beyond 1500, at most 1500 is allowed\. Send /,
    ],
  ])('tells a limit in plain words: %s', async (code, query, words) => {
    const { text } = await makeKey(server, owner);
    const { errors } = (await send(server, text, { body: { query } })).json();
    expect(errors[0]).toMatchObject({ message: expect.stringMatching(words), extensions: { code } });
  });

  it('names the field whose argument is out of range', async () => {
    const { text } = await makeKey(server, owner);
    const query = '{ __typename viewer { id: __typename all: projects(first: 101) { totalCount } } }';
    const { data, errors } = (await send(server, text, { body: { query } })).json();
    // a list is never null, so what has it is
    expect(data).toEqual({ __typename: 'Query', viewer: null });
    expect(errors).toMatchObject([
      {
        message: 'Expected first to be 0 to 100, got 101.',
        extensions: { code: 'BAD_USER_INPUT' },
        path: ['viewer', 'all'],
        locations: [{ line: 1, column: 38 }],
      },
    ]);
  });

  it('too many requests of a key', async () => {
    const { text } = await makeKey(limited, await limited.register());
    let answer = await send(limited, text, { body: { query: '{ __typename }' } });
    for (let n = 0; n < 13; n++) answer = await send(limited, text, { body: { query: '{ __typename }' } });
    expect([answer.status, answer.json().errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('the limits of a key', () => {
  it('end requests with 429 and when to come back, and leave other keys alone', async () => {
    const who = await limited.register();
    const [busy, calm] = [await makeKey(limited, who), await makeKey(limited, who)];
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++)
      statuses.push((await send(limited, busy.text, { body: { query: '{ __typename }' } })).status);
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
    const refused = await send(limited, busy.text, { path: '/api/objects/upload', body: {} });
    expect(refused.text).toMatch(/^This key may send 12 requests in 60 seconds\. Try again in \d+ seconds\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toContain('"requests";r=0;');
    expect((await send(limited, calm.text, { body: COUNT })).status).toBe(200);
  });

  it('refuse a document that costs more than is left', async () => {
    const { text } = await makeKey(limited, await limited.register());
    const dear = { query: '{ viewer { projects(first: 100) { edges { node { id } } } } }' };
    expect((await send(limited, text, { body: dear })).json()).toMatchObject({ extensions: { cost: 301 } });
    const refused = await send(limited, text, { body: dear });
    expect([refused.status, refused.json()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
    ]);
    expect((await send(limited, text, { body: COUNT })).status).toBe(200);
  });
});

describe('a document that is cheap to send', () => {
  const leftOf = ({ headers }: { headers: Headers }) =>
    Number(/"cost";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  /** Valid, if it were not so dear to validate. */
  const dear = (name: string) => `query ${name}{${'viewer{__typename} '.repeat(285)}}`;

  it('is refused where validating it is dear, and costs its key as others that are refused', async () => {
    const { text } = await makeKey(server, owner);
    const first = await send(server, text, { body: { query: dear('A') } });
    expect(first.json()).toMatchObject({ errors: [{ message: expect.stringContaining('the same fields too often') }] });
    const again = await send(server, text, { body: { query: dear('A') } });
    const wrong = await send(server, text, { body: { query: '{ viewer { thereIsNoSuchField } }' } });
    const broken = await send(server, text, { body: { query: '{ viewer { this is not a document' } });
    const left = [first, again, wrong, broken].map(leftOf);
    const cost = Math.ceil(dear('A').length / 10);
    expect(left).toEqual([cost, 2 * cost, 2 * cost + 4, 2 * cost + 8].map((used) => 60_000 - used));
  });

  it('is refused if it is long', async () => {
    const { text } = await makeKey(server, owner);
    const refused = await send(server, text, { body: { query: `{ viewer { __typename } } #${'x'.repeat(50_000)}` } });
    expect(refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('at most 50000 are read') }] });
  });

  it('is not read when its key has nothing left, by a socket too', async () => {
    const { text } = await makeKey(limited, await limited.register());
    const refused = await send(limited, text, { body: { query: dear('B') } });
    expect([refused.status, refused.json()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
    ]);
    const client = createClient({
      url: `${limited.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${text}` },
    });
    try {
      for (const query of [dear('C'), `${dear('D')} #${'x'.repeat(50_000)}`]) {
        const answers = client.iterate({ query });
        await expect(answers.next()).rejects.toMatchObject([
          { message: expect.stringMatching(/^This key may|at most/) },
        ]);
      }
    } finally {
      await client.dispose();
    }
  });

  it('costs once what it takes to read it, if it costs more to answer', async () => {
    const { text } = await makeKey(server, owner);
    const query = '{ viewer { __typename projects { totalCount } } }';
    expect(leftOf(await send(server, text, { body: { query } }))).toBe(60_000 - 21);
    expect(leftOf(await send(server, text, { body: { query } }))).toBe(60_000 - 42);
    const small = '{ viewer { __typename workspace { name } } }';
    expect(leftOf(await send(server, text, { body: { query: small } }))).toBe(60_000 - 42 - 5);
    expect(leftOf(await send(server, text, { body: { query: small } }))).toBe(60_000 - 42 - 5 - 2);
  });

  it('costs one for each type of the schema if it asks for the schema', async () => {
    const { text } = await makeKey(server, owner);
    const answer = await send(server, text, { body: { query: '{ __schema { types { name } } }' } });
    const { data, extensions } = answer.json();
    expect(extensions).toEqual({ cost: data.__schema.types.length });
  });
});

describe('a call with an idempotency key', () => {
  const rest = (address: string, key: string) => ({
    path: '/api/projects',
    body: { address },
    headers: { 'idempotency-key': key },
  });

  it('is told of another request with its key as JSON, by GraphQL', async () => {
    const { text } = await makeKey(server, owner);
    const call = (address: string) => ({ body: create(address), headers: { 'idempotency-key': 'told' } });
    await send(server, text, call('1 Told Street'));
    const other = await send(server, text, call('2 Told Street'));
    expect(other.headers.get('content-type')).toMatch(/^application\/json/);
    expect(other.json()).toMatchObject({ errors: [{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }] });
  });

  it.each([
    ['by REST', rest],
    ['by GraphQL', (address: string, key: string) => ({ body: create(address), headers: { 'idempotency-key': key } })],
  ])('is carried out once, %s', async (way, call) => {
    const { text } = await makeKey(server, owner);
    const address = `3 Once ${way}`;
    const first = await send(server, text, call(address, 'order-1'));
    const second = await send(server, text, call(address, 'order-1'));
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const other = await send(server, text, call(`${address}, other`, 'order-1'));
    expect([other.status, other.text]).toEqual([422, expect.stringContaining('another request')]);
    const count = () => server.services.prisma.project.count({ where: { address: { startsWith: address } } });
    expect(await count()).toBe(1);
    await send(server, text, call(address, 'order-2'));
    expect(await count()).toBe(2);
  });

  it('is carried out once when it is sent ten times at once', async () => {
    const { text } = await makeKey(server, owner);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(server, text, rest('4 Race Road', 'race'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await server.services.prisma.project.count({ where: { address: '4 Race Road' } })).toBe(1);
  });

  it('is not carried out a second time when its process died before the answer was kept', async () => {
    const { prisma } = server.services;
    const { text } = await makeKey(server, owner);
    const call = rest('7 Lost Answer Lane', 'lost');
    expect((await send(server, text, call)).status).toBe(201);
    const died = async (minutesAgo: number) => {
      const createdAt = new Date(Date.now() - minutesAgo * 60_000);
      const { workspaceId } = await prisma.project.findFirstOrThrow({ where: { address: '7 Lost Answer Lane' } });
      await prisma.idempotentCall.updateMany({
        where: { workspaceId, changedAt: { not: null } },
        data: { status: null, contentType: null, body: null, createdAt },
      });
    };
    await died(1);
    const soon = await send(server, text, call);
    expect([soon.status, soon.text]).toEqual([409, expect.stringContaining('is being carried out')]);
    await died(11);
    const later = await send(server, text, call);
    expect([later.status, later.text]).toEqual([409, expect.stringContaining('its answer was lost')]);
    expect(await prisma.project.count({ where: { address: '7 Lost Answer Lane' } })).toBe(1);
  });

  it('is carried out again when its process died before it changed anything', async () => {
    const { prisma } = server.services;
    const { text } = await makeKey(server, owner);
    const call = rest('8 Lost Early Lane', 'early');
    expect((await send(server, text, call)).status).toBe(201);
    await prisma.project.deleteMany({ where: { address: '8 Lost Early Lane' } });
    const { id } = await prisma.idempotentCall.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    const createdAt = new Date(Date.now() - 11 * 60_000);
    const lost = { status: null, contentType: null, body: null, changedAt: null, createdAt };
    await prisma.idempotentCall.update({ where: { id }, data: lost });
    expect((await send(server, text, call)).status).toBe(201);
    expect(await prisma.project.count({ where: { address: '8 Lost Early Lane' } })).toBe(1);
  });

  it('leaves no secret of its answer in the database', async () => {
    const { text } = await makeKey(server, owner);
    const body = {
      query: `mutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) { ... on CreateWebhookPayload { secret } } }`,
      variables: { input: { url: 'https://example.com/hook' } },
    };
    const call = { body, headers: { 'idempotency-key': 'secret' } };
    const [first, second] = [await send(server, text, call), await send(server, text, call)];
    const { secret } = first.json().data.createWebhook;
    expect(secret).toMatch(/^whsec_/);
    expect(second.text).toBe(first.text);
    const rows = await server.services.prisma.idempotentCall.findMany();
    expect(rows.some((row) => Buffer.from(row.body ?? []).includes(secret))).toBe(false);
  });

  it('that was refused can be sent again', async () => {
    const { text } = await makeKey(server, owner);
    expect((await send(server, text, rest('', 'again'))).status).toBe(400);
    expect((await send(server, text, rest('5 Again Street', 'again'))).status).toBe(201);
  });

  it('that GraphQL refused for the moment is carried out when it is sent again', async () => {
    const { text } = await makeKey(server, owner);
    const query = `mutation { requestAnyUpload(input: {}) { __typename } }`;
    vi.spyOn(server.services.disk, 'require').mockRejectedValueOnce(new DiskFullError());
    const ask = async () => {
      const answer = await send(server, text, { body: { query }, headers: { 'idempotency-key': 'moment' } });
      return answer.json().data.requestAnyUpload.__typename;
    };
    expect([await ask(), await ask()]).toEqual(['DiskFullError', 'RequestAnyUploadPayload']);
  });

  it('is refused when the key is not one', async () => {
    const { text } = await makeKey(server, owner);
    for (const key of ['', 'a b', 'x'.repeat(256)]) {
      expect([key, (await send(server, text, rest('6 No Street', key))).status]).toEqual([key, 400]);
    }
  });
});

describe('a socket with a key', () => {
  const WATCH = { query: 'subscription { activityAdded { description } }' };

  function connect(key: string, by: 'header' | 'greeting') {
    const headers = { authorization: `Bearer ${key}` };
    let closed: (code: number) => void;
    const code = new Promise<number>((resolve) => (closed = resolve));
    const client = createClient({
      url: `${server.url.replace(/^http/, 'ws')}/graphql`,
      retryAttempts: 0,
      ...(by === 'greeting' && { connectionParams: headers }),
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocol: string) {
          super(url, protocol, by === 'header' ? { headers } : {});
        }
      },
      on: { closed: (event) => closed((event as CloseEvent).code) },
    });
    return { client, code };
  }

  it.each(['header', 'greeting'] as const)('in its %s watches, and is closed when the key is revoked', async (by) => {
    const { id, text } = await makeKey(server, owner);
    const { client, code } = connect(text, by);
    const answers = client.iterate<{ activityAdded: { description: string } }>(WATCH);
    const next = answers.next();
    await expect
      .poll(
        async () => {
          await send(server, text, { body: create('7 Live Lane') });
          return Promise.race([next, null]);
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ value: { data: { activityAdded: { description: expect.stringContaining('7 Live Lane') } } } });
    const began = Date.now();
    await revoke(server, owner, id);
    expect(await code).toBe(4403);
    expect(Date.now() - began).toBeLessThan(1000);
    await answers.return?.();
    await client.dispose();
  });

  it.each(['header', 'greeting'] as const)('that opens nothing, in its %s, is closed', async (by) => {
    const { client, code } = connect('sh_live_nothing', by);
    await expect(client.iterate(WATCH).next()).rejects.toBeTruthy();
    expect(await code).toBe(by === 'header' ? 1006 : 4403);
    await client.dispose();
  });
});
