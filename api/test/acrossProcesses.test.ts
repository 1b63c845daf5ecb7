/**
 * What two processes on one database allow together: no more than one alone. Each server here has services of its own, as
 * a process has. Turns of more workers: staging/turns/turns.test.ts; sessions that end: accounts/sessions/sessions.test.ts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { SCOPES } from '../domain/permissions.js';
import { createApiKey } from '../keys/createApiKey.js';
import { elementAt } from './elements.js';
import { makeEmbed } from './embeds.js';
import { makeJob, makePhoto, makeProject, mutate } from './factories.js';
import { headersOf } from './httpClient.js';
import { post } from './signIn.js';
import { shared } from './shared.js';
import { stageAll } from './staged.js';
import { startServer, type Registered } from './startServer.js';
import { customer, served, work } from './stagingQueue.js';

const KEY_LIMITS = { window: 60, requests: 200, cost: 2000 };
const KB = 1024;
/** so that what closes sockets and ends keys is told, and not looked for */
const NEVER_CHECKED = { sessionCheckMs: 24 * 60 * 60 * 1000 };
const settings = {
  STAGING_MOST_WAITING: '5',
  WORKSPACE_QUOTA: '5 MB',
  GRAPHQL_OPEN: '1',
  SESSION_SECRET: 's'.repeat(32),
};
const options = { settings, keyLimits: KEY_LIMITS, limits: NEVER_CHECKED };

const one = shared(() => startServer(options));
const other = shared(() =>
  startServer({ ...options, at: { databaseUrl: one.databaseUrl, dataDir: one.services.env.dataDir } }),
);
/** The process that a balancer gives the request of this number. */
const turn = (number: number) => (number % 2 === 0 ? one : other);
/** Sends that many requests at once, by turns to both. */
const inTurns = <Answer>(count: number, ask: (to: typeof one) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => ask(turn(number))));

let who: Registered;
beforeAll(async () => {
  who = await one.register();
});

const countOf = (answers: readonly unknown[], wanted: unknown) => answers.filter((each) => each === wanted).length;

const newKey = () =>
  createApiKey(
    { userId: who.user.id, workspaceId: who.workspaceId, role: 'owner', platformRole: 'member' },
    one.services,
    {
      name: 'Listing software',
      scopes: [...SCOPES],
    },
  );

describe('rate limits', () => {
  const ask = async (to: typeof one, key: string, query: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...headersOf(key) };
    const answer = await fetch(`${to.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    await answer.arrayBuffer();
    return answer.status;
  };

  it('of a key: requests', async () => {
    const { text } = await newKey();
    const answers = await inTurns(240, (to) => ask(to, text, '{ __typename }'));
    const { requests } = KEY_LIMITS;
    expect(countOf(answers, 200) + countOf(answers, 429)).toBe(240);
    expect(countOf(answers, 200)).toBeLessThanOrEqual(requests);
    // what one process has taken and not used is a twentieth at most
    expect(countOf(answers, 200)).toBeGreaterThanOrEqual(requests * 0.95);
    expect([await ask(one, text, '{ __typename }'), await ask(other, text, '{ __typename }')]).toContain(429);
  });

  it('of a key: cost', async () => {
    const { text } = await newKey();
    const dear = '{ viewer { projects(first: 100) { edges { node { id } } } } }'; // costs 301
    const answers = await inTurns(12, (to) => ask(to, text, dear));
    expect(countOf(answers, 429)).toBe(12 - countOf(answers, 200));
    expect(countOf(answers, 200)).toBeLessThanOrEqual(Math.floor(KEY_LIMITS.cost / 301));
    expect(countOf(answers, 200)).toBeGreaterThanOrEqual(4);
  });

  it('of sign-ins from one address', async () => {
    const guess = { email: 'nobody@example.com', password: 'a wrong password' };
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const answers = await inTurns(14, async (to) => (await post(to, '/api/auth/login', guess, headers)).status);
    expect(countOf(answers, 429)).toBeGreaterThanOrEqual(4);
    expect(countOf(answers, 401)).toBeLessThanOrEqual(10);
  });
});

describe('turns of staging', () => {
  it('alternate between workspaces, whichever process took the order and whichever stages', async () => {
    const [busy, late] = [await customer(one), await customer(other)];
    await busy.order(4);
    await late.order(4);
    for (let photo = 0; photo < 8; photo++) await work(turn(photo), 1);
    const all = await served(one);
    for (let pair = 0; pair < 8; pair += 2) {
      expect(all.slice(pair, pair + 2).toSorted()).toEqual([busy.workspaceId, late.workspaceId].toSorted());
    }
  });
});

describe('quotas', () => {
  it('of photos that wait to be staged', async () => {
    const owner = await one.register();
    const projectId = await makeProject(one, owner);
    const inputMediaIds = [await makePhoto(one, owner, projectId)];
    const order = { name: 'createStagingJob', input: { projectId, inputMediaIds }, select: 'stagingJob { id }' };
    const answers = await inTurns(9, async (to) => (await mutate(to, owner, order)).__typename);
    expect([countOf(answers, 'CreateStagingJobPayload'), countOf(answers, 'ConflictError')]).toEqual([5, 4]);
  });

  it('of a workspace’s files', async () => {
    const owner = await one.register();
    const projectId = await makeProject(one, owner);
    const file = { originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: 1000 * KB };
    const link = { name: 'requestUpload', input: { projectId, ...file }, select: 'uploadUrl' };
    const answers = await inTurns(9, async (to) => (await mutate(to, owner, link)).__typename);
    expect([countOf(answers, 'RequestUploadPayload'), countOf(answers, 'QuotaError')]).toEqual([5, 4]);
  });
});

describe('revocations by one process', () => {
  /** @returns `closed`: the close code of a socket to the other process */
  async function openSocket(
    headers: Record<string, string>,
    payload: object = {},
  ): Promise<{ closed: Promise<number> }> {
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    await new Promise((acknowledged) => socket.once('message', acknowledged));
    return { closed };
  }

  it('end a key in the other, and close its sockets', async () => {
    const { id, text } = await newKey();
    const read = async () => (await fetch(`${other.url}/api/projects`, { headers: headersOf(text) })).status;
    expect(await read()).toBe(200);
    const { closed } = await openSocket(headersOf(text));
    await mutate(one, who, { name: 'revokeApiKey', input: { id } });
    expect(await closed).toBe(4403);
    await expect.poll(read, { timeout: 2000 }).toBe(401);
  });

  it('end a session in the other, and close its sockets', async () => {
    const person = await one.register();
    const read = async () => (await fetch(`${other.url}/api/auth/user`, { headers: { cookie: person.cookie } })).status;
    expect(await read()).toBe(200);
    const { closed } = await openSocket({ cookie: person.cookie });
    await post(one, '/api/auth/logout', {}, { cookie: person.cookie });
    expect(await closed).toBe(4403);
    expect(await read()).toBe(401);
  });

  it('switch an embed off in the other, and close its sockets', async () => {
    const { id } = await makeEmbed(one, who, { kind: 'BOARD' });
    const { closed } = await openSocket({}, { embed: id });
    await mutate(one, who, { name: 'switchEmbedOff', input: { id } });
    expect(await closed).toBe(4403);
  });

  it('end a public link in the other', async () => {
    const { jobId } = await makeJob(one, who);
    await stageAll(one, jobId);
    const { stagingJob } = await mutate<{ stagingJob: { publicLinks: { id: string; url: string }[] } }>(one, who, {
      name: 'createPublicLink',
      input: { jobId, kind: 'PROOF' },
      select: 'stagingJob { publicLinks { id url } }',
    });
    const { id, url } = elementAt(stagingJob.publicLinks, 0);
    const open = async () => (await fetch(new URL(new URL(url).pathname, other.url))).status;
    expect(await open()).toBe(200);
    await mutate(one, who, { name: 'revokePublicLink', input: { id } });
    expect(await open()).not.toBe(200);
  });
});
