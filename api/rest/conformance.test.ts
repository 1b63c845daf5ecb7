import { beforeAll, describe, expect, it } from 'vitest';
import { documentedClient, type DocumentedClient } from '../test/documentedClient.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { CASES, makeWorld, type Case } from '../test/conformanceCases.js';
import { isOperation, ROUTES, type Route } from './routes.js';

const server = shared(startServer);
const world = shared(() => makeWorld(server));
const stranger = shared(() => server.register());
let client: DocumentedClient;
beforeAll(async () => {
  client = documentedClient(server.url, world.owner.cookie);
});

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const caseOf = (route: Route): Case => CASES[nameOf(route)] ?? { answer: 'No case is written.' };

interface GoodCall {
  readonly path: string;
  readonly payload: object | undefined;
}

async function newCall(route: Route): Promise<GoodCall> {
  const { path, payload } = caseOf(route);
  return { path: (await path?.(world)) ?? route.path, payload: await payload?.(world) };
}

const calls = new Map<Route, Promise<GoodCall>>();

/** A call that will be refused, so that it changes nothing. */
async function callOf(route: Route): Promise<GoodCall> {
  const made = calls.get(route) ?? newCall(route);
  calls.set(route, made);
  return made;
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const hasPayload = (route: Route) => caseOf(route).payload !== undefined;
const titled = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const);

/** None for the calls that sign in, because signing in ends the browser's previous session. */
const cookieFor = (route: Route) => ('forEverybody' in route && route.forEverybody ? undefined : world.owner.cookie);

interface RawOptions {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function raw(route: Route, { path, body, headers }: RawOptions): Promise<Response> {
  const cookie = cookieFor(route) ?? '';
  return fetch(server.url + path, { method: route.method, body, headers: { cookie, ...headers } });
}

it('has a case for every row of the table, and no others', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(ROUTES.map(nameOf).toSorted());
});

const answering = ROUTES.filter(({ status }) => status < 300);
const leading = ROUTES.filter(({ status }) => status >= 300);

it.each(titled(leading))('%s redirects the browser', async (_name, route) => {
  const { cookie } = await server.register();
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(route.path === '/api/login' && { cookie: '' }) };
  const response = await fetch(server.url + route.path, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([route.status, caseOf(route).answer]);
});

describe.each(titled(answering))('%s', (_name, route) => {
  it('answers what is documented', async () => {
    const { path, payload } = await newCall(route);
    const own = documentedClient(server.url, cookieFor(route));
    expect(await own.send(route.method, path, payload)).toEqual(caseOf(route).answer);
  });

  it('answers with its status, and never from a cache', async () => {
    const { path, payload } = await newCall(route);
    const response = await raw(route, {
      path,
      ...(payload && { body: JSON.stringify(payload), headers: JSON_HEADERS }),
    });
    expect(response.status).toBe(route.status);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it.each(caseOf(route).wrong ?? [])('refuses %j with a plain sentence', async (change, sentence) => {
    const { path, payload } = await callOf(route);
    const response = await raw(route, { path, body: JSON.stringify({ ...payload, ...change }), headers: JSON_HEADERS });
    expect(await response.text()).toEqual(sentence);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});

const once = ROUTES.filter((route) => caseOf(route).again);

it.each(titled(once))('%s refuses a second call', async (_name, route) => {
  const { path, payload } = await newCall(route);
  const own = documentedClient(server.url, cookieFor(route));
  await own.send(route.method, path, payload);
  await expect(own.send(route.method, path, payload)).rejects.toThrow(new Error(caseOf(route).again));
});

/** Calls that must refuse pages of other sites. The others only read, and the browser hides their answer. */
const guarded = ROUTES.filter((route) => isOperation(route) || route.method !== 'GET');

it.each(titled(guarded))('%s is refused to pages of other sites', async (_name, route) => {
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  const { path } = await callOf(route);
  for (const headers of foreign) expect((await raw(route, { path, headers })).status).toBe(403);
});

const forMembers = ROUTES.filter((route) => isOperation(route) || !route.forEverybody);

describe.each(titled(forMembers))('%s', (_name, route) => {
  it('is refused to a caller who is not signed in', async () => {
    const { path, payload } = await callOf(route);
    const nobody = documentedClient(server.url).send(route.method, path, payload);
    await expect(nobody).rejects.toThrow(new Error('401: Sign in first.'));
  });

  it('refuses other methods', async () => {
    const { path } = await callOf(route);
    const response = await fetch(server.url + path, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ')).toContain(route.method);
  });
});

const withId = ROUTES.filter(({ path }) => path.includes('{'));

it.each(titled(withId))('%s gives the same answer for a foreign, a missing and a malformed id', async (_n, route) => {
  const { path, payload } = await callOf(route);
  const answers = await Promise.all([
    documentedClient(server.url, stranger.cookie).send(route.method, path, payload).catch(String),
    ...['$1_00000000000000000000', 'nonsense', '%00', 'usr_00000000000000000000'].map((id) =>
      client
        .send(route.method, path.replace(/(proj|med|job|item|inv|pack|lnk|whe|whd|emb)_[^/]+/, id), payload)
        .catch(String),
    ),
  ]);
  expect(new Set(answers)).toEqual(new Set([answers[0]]));
  expect(answers[0]).toMatch(
    /^Error: 404: (Project|Media|Staging job|Photo|Invoice|Pack|Link|Webhook|Delivery|Embed) not found\.$/,
  );
});

const withForeign = ROUTES.filter((route) => caseOf(route).foreign);

it.each(titled(withForeign))('%s refuses foreign ids in its payload', async (_name, route) => {
  const { path, payload } = await callOf(route);
  const sent = documentedClient(server.url, stranger.cookie).send(route.method, path, payload);
  await expect(sent).rejects.toThrow(new Error(caseOf(route).foreign));
});

it.each(titled(ROUTES.filter(hasPayload)))('%s accepts only a JSON object', async (_name, route) => {
  const { path } = await callOf(route);
  expect((await raw(route, { path, body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await raw(route, { path })).status).toBe(415);
  for (const body of ['{', '', '[]', 'null', '"text"']) {
    expect([body, (await raw(route, { path, body, headers: JSON_HEADERS })).status]).toEqual([body, 400]);
  }
  const body = JSON.stringify({ notes: 'x'.repeat(2_000_000) });
  expect((await raw(route, { path, body, headers: JSON_HEADERS })).status).toBe(413);
});

it('reads null as the user without a session', async () => {
  expect(await documentedClient(server.url).sendOrNull('GET', '/api/auth/user')).toBeNull();
});

it('answers 404 for other paths', async () => {
  for (const path of ['/api/', '/api/nothing', '/api/projects/', '/api/projects/a/b/c', '/api/project']) {
    await expect(client.send('GET', path)).rejects.toThrow(new Error('404: Not found.'));
  }
});
