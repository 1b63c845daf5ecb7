import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { SCOPES } from '../domain/permissions.js';
import { createApiKey } from '../keys/createApiKey.js';
import { documentedClient, type DocumentedClient } from '../test/documentedClient.js';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { headersOf } from '../test/httpClient.js';
import { ALL_LEFT_OUT } from '../staging/transitions.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered, type TestServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());
let client: DocumentedClient;
let projectId: string;
beforeAll(async () => {
  client = documentedClient(server.url, who.cookie);
  projectId = await makeProject(server, who);
});

it('a download is told under the name that it is saved under', async () => {
  const photo = await makePhoto(server, who, projectId);
  await server.services.prisma.media.update({ where: { id: photo }, data: { originalName: 'Küche 2.JPG' } });
  const { downloadUrl, filename } = (await client.send('POST', `/api/media/${photo}/download`)) as Record<
    string,
    string
  >;
  const { headers } = await fetch(new URL(downloadUrl ?? '', server.url), { method: 'HEAD' });
  const [, saved = ''] = /filename\*=UTF-8''(\S+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  expect(decodeURIComponent(saved)).toBe('Küche 2.jpg');
  expect(filename).toBe('Küche 2.jpg');
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

  /** A workspace of its own with jobs of one photo each, one minute apart; the first is the newest. */
  async function manyJobs(count: number) {
    const { prisma } = server.services;
    const other = await server.register();
    const { workspaceId } = other;
    const { jobId } = await makeJob(server, other);
    const model = await prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId }, include: { items: true } });
    const [item] = model.items;
    if (!item) throw new Error('Expected a photo.');
    await prisma.stagingJob.update({ where: { id: jobId }, data: { createdAt: new Date(Date.UTC(2026, 0, 1)) } });
    const ids = Array.from({ length: count - 1 }, () => newId('job'));
    const { projectId, style, roomType, creativity } = model;
    const preserved = { preserveWindows: false, preserveWalls: false, preserveCeiling: false, preserveFloor: false };
    const rows = ids.map((id, at) => {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, count - at));
      return { id, workspaceId, projectId, style, roomType, creativity, ...preserved, createdAt };
    });
    await prisma.stagingJob.createMany({ data: rows });
    const { inputMediaId } = item;
    await prisma.stagingItem.createMany({
      data: ids.map((id) => ({ id: newId('item'), jobId: id, inputMediaId, style, roomType, position: 0 })),
    });
    return { other, ids: [...ids, jobId], projectId };
  }

  const keyOf = async ({ user, workspaceId }: Registered) => {
    const owner = { userId: user.id, workspaceId, role: 'owner', platformRole: 'member' } as const;
    return (await createApiKey(owner, server.services, { name: 'Listing software', scopes: [...SCOPES] })).text;
  };

  const read = async (path: string, cookieOrKey: string) => {
    const response = await fetch(new URL(path, server.url), { headers: headersOf(cookieOrKey) });
    expect(response.status).toBe(200);
    return { headers: response.headers, rows: (await response.json()) as Job[] };
  };

  const costLeft = (headers: Headers) => Number(/"cost";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

  it('goes on where the header Link says, in parts of the asked size', async () => {
    const { other, ids } = await manyJobs(5);
    const found: string[][] = [];
    let path: string | undefined = '/api/staging?limit=2';
    while (path) {
      const { headers, rows } = await read(path, other.cookie);
      found.push(rows.map(({ id }) => id));
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      expect(headers.has('next-cursor')).toBe(next !== undefined);
      expect(next && new URL(next).searchParams.get('after')).toBe(headers.get('next-cursor') ?? undefined);
      path = next;
    }
    expect(found).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  });

  it('has an end for everybody: 1,000 rows, and the rest where Link says', async () => {
    const { other, ids } = await manyJobs(1040);
    const { rows, headers } = await read('/api/staging', other.cookie);
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 1000));
    const rest = await read(headers.get('link')?.slice(1).split('>')[0] ?? '', other.cookie);
    expect(rest.rows.map(({ id }) => id)).toEqual(ids.slice(1000));
    expect(rest.headers.get('link')).toBeNull();
    // a key that asks for as much again and again is not starved either
    const key = await keyOf(other);
    for (let times = 0; times < 3; times++) expect((await read('/api/staging', key)).rows).toHaveLength(1000);
  });

  it('costs a key what is sent, not what could have been', async () => {
    const { other } = await manyJobs(100);
    const key = await keyOf(other);
    const before = costLeft((await read('/api/staging?limit=1', key)).headers);
    const afterTen = costLeft((await read('/api/staging?limit=10', key)).headers);
    const afterAll = costLeft((await read('/api/staging', key)).headers);
    expect(before - afterTen).toBeGreaterThan(10);
    expect(before - afterTen).toBeLessThan(100);
    expect(afterTen - afterAll).toBeGreaterThan(100);
    expect(afterTen - afterAll).toBeLessThan(1000);
  });

  it('has only what is asked for', async () => {
    const { other, ids, projectId } = await manyJobs(3);
    const since = new Date(Date.now() + 60_000);
    await server.services.prisma.stagingJob.updateMany({
      where: { id: ids[1] },
      data: { status: 'rework', updatedAt: since },
    });
    const listed = async (query: string) =>
      (await read(`/api/staging?${query}`, other.cookie)).rows.map(({ id }) => id);
    expect(await listed('status=rework')).toEqual([ids[1]]);
    expect(await listed(`projectId=${projectId}`)).toEqual(ids);
    expect(await listed(`projectId=${newId('proj')}`)).toEqual([]);
    expect(await listed(`updatedSince=${since.toISOString()}`)).toEqual([ids[1]]);
    const projects = async (query: string) => (await read(`/api/projects?${query}`, other.cookie)).rows;
    expect(await projects('status=on_hold')).toEqual([]);
    expect(await projects('status=active&limit=10')).toMatchObject([{ id: projectId }]);
    expect((await read(`/api/projects/${projectId}/media?type=video`, other.cookie)).rows).toEqual([]);
    expect((await read('/api/invoices?status=paid', other.cookie)).rows).toEqual([]);
  });

  it.each([
    [
      '/api/staging?state=rework',
      'There is no parameter state here. This call takes the parameters limit, after, projectId, status and ' +
        'updatedSince.',
    ],
    ['/api/dashboard/stats?limit=1', 'There is no parameter limit here. This call takes no parameters.'],
    ['/api/staging?limit=0', 'Limit must be a whole number from 1 to 1000'],
    ['/api/staging?limit=1001', 'Limit must be a whole number from 1 to 1000'],
    ['/api/staging?limit=ten', 'Limit must be a whole number from 1 to 1000'],
    ['/api/staging?status=', 'The parameter status is empty. Give it a value, or leave it out.'],
    ['/api/staging?status=rework&status=queued', 'The parameter status is given more than once. Give it once.'],
    ['/api/staging?after=x', 'Expected after to be a cursor that this list gave.'],
    [
      '/api/invoices?updatedSince=yesterday',
      'Updated since cannot be taken. Expected a moment such as 2026-11-20T17:40:00Z.',
    ],
    ['/api/projects?status=paused', 'Status must be one of active, archived, complete, on_hold'],
  ])('%s is refused in words', async (path, sentence) => {
    const response = await fetch(server.url + path, { headers: { cookie: who.cookie } });
    expect([response.status, await response.text()]).toEqual([400, sentence]);
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

  it('keeps the person’s notes apart from what went wrong, and tells why it needs somebody', async () => {
    const photoId = await makePhoto(server, who, projectId);
    const order = (notes?: string) =>
      client.send('POST', '/api/staging', { projectId, inputMediaIds: [photoId], notes }) as Promise<Job>;
    const [noted, bare] = [await order('No plants.'), await order('  ')];
    expect([noted, bare]).toMatchObject([
      { notes: 'No plants.', failure: null, reason: null },
      { notes: null, failure: null, reason: null },
    ]);
    for (const { id } of [noted, bare]) await mutate(server, who, { name: 'cancelStagingJob', input: { id } });
    const one = (id: string) => client.send('GET', `/api/staging/${id}`);
    const cancelled = { status: 'rework', failure: 'Cancelled', reason: 'cancelled' };
    expect(await one(noted.id)).toMatchObject({ notes: 'No plants.', ...cancelled });
    expect(await one(bare.id)).toMatchObject({ notes: null, ...cancelled });
    const { prisma } = server.services;
    const stands = async (failure: string | null) => {
      await prisma.stagingJob.update({ where: { id: bare.id }, data: { failure } });
      return one(bare.id);
    };
    expect(await stands('The photo could not be read.')).toMatchObject({ reason: 'failed', notes: null });
    expect(await stands(ALL_LEFT_OUT)).toMatchObject({ reason: 'left_out' });
    expect(await stands(null)).toMatchObject({ status: 'rework', reason: 'revision', failure: null });
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
        code: 'BAD_USER_INPUT',
        fields: [
          { path: 'tags', message: 'Tags must be a list' },
          { path: 'address', message: 'Address is required' },
        ],
      },
    ]);
  });

  it.each<[string, object, object[]]>([
    [
      '/api/staging',
      { inputMediaIds: [], creativity: 99, style: 'x' },
      [
        { path: 'projectId', message: 'Project is required' },
        { path: 'style', message: expect.stringMatching(/^Style must be one of /) },
        { path: 'inputMediaIds', message: 'Choose at least one image' },
        { path: 'creativity', message: 'Creativity must be a whole number from 0 to 30' },
      ],
    ],
    [
      '/api/projects',
      { address: '1 Elm Street', mlsid: 'M-1', tag: 'sea' },
      [
        { path: 'mlsid', message: expect.stringMatching(/^There is no field mlsid here\. Expected address, mlsId, /) },
        { path: 'tag', message: expect.stringMatching(/^There is no field tag here\./) },
      ],
    ],
    [
      '/api/invoices',
      { projectId: 'x', items: [{ description: 'A', amount: 1, quantity: 2 }], subtotal: 1 },
      [
        {
          path: 'items.0.quantity',
          message: 'There is no field items.0.quantity here. Expected amount, description and jobId.',
        },
      ],
    ],
  ])('of %s with %j names every field that breaks a rule', async (path, payload, fields) => {
    const headers = { ...post.headers, cookie: who.cookie };
    const response = await ask(path, { ...post, headers, body: JSON.stringify(payload) });
    const body = (await response.json()) as { fields: object[] };
    expect([response.status, body]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
    expect(body.fields.slice(0, fields.length)).toEqual(fields);
  });

  it('has a code that tells conflicts apart', async () => {
    const { jobId } = await makeJob(server, who);
    const codeOf = async (method: string, path: string, body?: object) => {
      const headers = { accept: 'application/problem+json', cookie: who.cookie, 'content-type': 'application/json' };
      const response = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await codeOf('POST', `/api/staging/${jobId}/approve`)).toEqual([409, 'WRONG_STATE']);
    const { id } = (await client.send('POST', '/api/webhooks', { url: 'https://example.com/hooks' })) as Job;
    expect(await codeOf('POST', `/api/webhooks/${id}/on`)).toEqual([409, 'ALREADY_DONE']);
    expect(await codeOf('GET', '/api/projects/nothing')).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf('DELETE', '/api/projects')).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(await codeOf('POST', '/api/auth/login', { email: 'x' })).toEqual([400, 'BAD_USER_INPUT']);
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
