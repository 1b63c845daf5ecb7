import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { documentedClient, type DocumentedClient } from '../test/documentedClient.js';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type TestServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());
let client: DocumentedClient;
let projectId: string;
beforeAll(async () => {
  client = documentedClient(server.url, who.cookie);
  projectId = await makeProject(server, who);
});

describe('a list', () => {
  it('is whole, the newest first', async () => {
    const other = await server.register();
    const createdAt = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const rows = Array.from({ length: 205 }, (_, at) => ({
      id: newId('proj'),
      workspaceId: other.workspaceId,
      address: `${at} Long Street`,
      createdAt: createdAt(at),
    }));
    await server.services.prisma.project.createMany({ data: rows });
    const all = (await documentedClient(server.url, other.cookie).send('GET', '/api/projects')) as { id: string }[];
    expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
  });

  it('of media by their ids keeps their order and leaves out those of other workspaces', async () => {
    const stranger = await server.register();
    const theirs = await makePhoto(server, stranger, await makeProject(server, stranger));
    const [first, second] = [await makePhoto(server, who, projectId), await makePhoto(server, who, projectId)];
    const mediaIds = [second, theirs, 'nonsense', projectId, first, newId('med'), second];
    const media = (await client.send('POST', '/api/media/batch', { mediaIds })) as { id: string }[];
    expect(media.map(({ id }) => id)).toEqual([second, first, second]);
    expect(await client.send('POST', '/api/media/batch', { mediaIds: [] })).toEqual([]);
  });
});

interface Job {
  readonly id: string;
  readonly [field: string]: unknown;
}

describe('a staging job', () => {
  const read = async (id: string) => ((await client.send('GET', '/api/staging')) as Job[]).find((job) => job.id === id);

  it('lists its proofs, then its finals', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    expect(await read(jobId)).toMatchObject({ status: 'queued', proofMediaIds: [], finalMediaIds: [] });
    await stageAll(server, jobId);
    const proven = await read(jobId);
    expect(proven).toMatchObject({ status: 'proof_ready', proofMediaIds: [expect.any(String), expect.any(String)] });
    expect(await client.send('POST', '/api/media/batch', { mediaIds: proven?.proofMediaIds })).toMatchObject([
      { isWatermarked: true },
      { isWatermarked: true },
    ]);
    await client.send('POST', `/api/staging/${jobId}/approve`);
    await deliverAll(server, jobId);
    expect(await read(jobId)).toMatchObject({
      status: 'final_delivered',
      finalMediaIds: [/./, /./].map(() => expect.any(String)),
    });
  });

  it('joins the person’s notes and the system’s messages', async () => {
    const photoId = await makePhoto(server, who, projectId);
    const order = (notes?: string) =>
      client.send('POST', '/api/staging', { projectId, inputMediaIds: [photoId], notes }) as Promise<Job>;
    const [noted, bare] = [await order('No plants.'), await order('  ')];
    expect([noted.notes, bare.notes]).toEqual(['No plants.', null]);
    for (const { id } of [noted, bare]) await mutate(server, who, { name: 'cancelStagingJob', input: { id } });
    expect((await read(noted.id))?.notes).toBe('No plants.\n\nCancelled');
    expect((await read(bare.id))?.notes).toBe('Cancelled');
  });
});

it('drops empty tags and trims text', async () => {
  const typed = { address: ' 5 Elm ', mlsId: ' ', notes: '', tags: ['sea', ' ', '', ' view '] };
  const made = await client.send('POST', '/api/projects', typed);
  expect(made).toMatchObject({ address: '5 Elm', mlsId: null, notes: null, status: 'active', tags: ['sea', 'view'] });
});

it('accepts a due date with a time or empty, and an empty tax', async () => {
  const order = { projectId, items: [{ description: 'Staging', amount: '10' }], subtotal: '10', tax: '' };
  const made = (dueDate: string) => client.send('POST', '/api/invoices', { ...order, dueDate });
  expect(await made('2026-12-31T00:00:00.000Z')).toMatchObject({ dueDate: '2026-12-31', tax: '0.00', total: '10.00' });
  expect(await made('')).toMatchObject({ dueDate: null });
});

describe('an error', () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { accept: 'application/problem+json', ...init.headers } });
  const post = { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/problem+json' } };

  it('is a problem object (RFC 9457) for clients that accept one', async () => {
    const headers = { ...post.headers, cookie: who.cookie };
    const response = await ask('/api/projects', { ...post, headers, body: '{"address":" ","tags":3}' });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'Tags must be a list',
        fields: [{ path: 'tags', message: 'Tags must be a list' }],
      },
    ]);
  });

  it.each([
    ['/api/projects', {}, 401, 'Sign in first.'],
    ['/api/auth/user', {}, 401, 'Sign in first.'],
    ['/api/auth/login', { ...post, body: '{"email":"x"}' }, 400, 'Enter a valid email address'],
    ['/api/nothing', {}, 404, 'Not found.'],
    ['/api/projects', { method: 'DELETE' }, 405, 'Expected GET, HEAD, POST.'],
  ])('has the same form at %s %j', async (path, init, status, detail) => {
    const response = await ask(path, init);
    expect(await response.json()).toMatchObject({ type: 'about:blank', status, detail });
    expect(response.status).toBe(status);
  });

  it('says when to try again after too many attempts', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.99' };
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
    const attempt = () => fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
    let response = await attempt();
    for (let tries = 0; tries < 20 && response.status === 401; tries++) response = await attempt();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toMatch(/^Too many attempts\. Try again in /);
  });
});

describe('when GraphQL accepts only trusted documents', () => {
  let closed: TestServer;
  let own: DocumentedClient;
  beforeAll(async () => {
    closed = await startServer({ settings: { GRAPHQL_OPEN: '0', LOG_LEVEL: 'silent' } });
    own = documentedClient(closed.url, (await closed.register()).cookie);
  });
  afterAll(() => closed.close());

  it('answers the documented calls, and describes them to everybody', async () => {
    const made = await own.send('POST', '/api/projects', { address: '12 Elm Street' });
    expect(await own.send('GET', '/api/projects')).toEqual([made]);
    const description = await documentedClient(closed.url).send('GET', '/api/openapi.json');
    expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: closed.url }] });
  });

  it('does not reveal internal errors', async () => {
    await closed.services.prisma.$executeRaw`ALTER TABLE "Activity" RENAME TO "Hidden"`;
    const asked = own.send('GET', '/api/dashboard/activity');
    await expect(asked).rejects.toThrow(new Error('500: Something went wrong. Try again.'));
  });
});
