/** What the holder of a token sees, and everybody else does not. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());

interface Link {
  readonly id: string;
  readonly url: string | null;
  readonly views: number;
}
const JOB = 'stagingJob { publicLinks { id kind url views lastViewedAt expiresAt wholeProject indexed } }';
const send = (name: string, input: object, by: Registered = who) =>
  mutate<{ stagingJob: { publicLinks: Link[] } }>(server, by, { name, input, select: JOB });

async function makeLink(jobId: string, input: object = {}): Promise<{ id: string; path: string }> {
  const { stagingJob } = await send('createPublicLink', { jobId, kind: 'DELIVERY', ...input });
  const { id, url } = elementAt(stagingJob.publicLinks, 0);
  return { id, path: new URL(url ?? '').pathname };
}
const get = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);

async function reviewedJob(photos = 2): Promise<string> {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  return jobId;
}

async function deliveredJob(photos = 2): Promise<string> {
  const jobId = await reviewedJob(photos);
  await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  await deliverAll(server, jobId);
  return jobId;
}

async function keysOf(jobId: string) {
  const items = await server.services.prisma.stagingItem.findMany({
    where: { jobId },
    include: { final: true, input: true, rounds: true, proof: true },
  });
  return {
    shown: items.flatMap(({ final, input }) => [final?.previewKey, input.previewKey]).filter((key) => key != null),
    hidden: items.flatMap(({ rounds, proof, final }) => [
      ...rounds.flatMap(({ cleanKey, maskKey }) => [cleanKey, maskKey]),
      proof?.objectKey,
      final?.losslessKey,
    ]),
  };
}

describe('the public page of a delivery', () => {
  it('shows each original beside its staged picture, what was added, and what was left alone', async () => {
    const jobId = await deliveredJob();
    const { path } = await makeLink(jobId);
    const response = await get(path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page.match(/<article>/g)).toHaveLength(2);
    expect(page).toContain('12 Elm Street');
    expect(page).toContain('digitally altered');
    expect(page).toContain('Three-seat sofa');
    expect(page).toContain('90.6%');
    expect(page).toContain('alt="A living room with a sofa."');
    const { shown, hidden } = await keysOf(jobId);
    expect(shown).toHaveLength(4);
    for (const key of shown) expect(page).toContain(key);
    for (const key of hidden) expect(page).not.toContain(key);
    expect(Buffer.byteLength(page)).toBeLessThan(60_000);
  });

  it('tells its address to nobody, and runs nothing but its own script', async () => {
    const { path } = await makeLink(await deliveredJob(1));
    const response = await get(path);
    const { headers } = response;
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-[^']+'/);
    expect(await response.text()).toContain('content="noindex, nofollow"');
  });

  it('may be listed by search engines where that was switched on', async () => {
    const { path } = await makeLink(await deliveredJob(1), { indexed: true });
    const response = await get(path);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(await response.text()).toContain('content="index, follow"');
  });

  it('shows no picture that is not approved and delivered', async () => {
    const jobId = await reviewedJob();
    const { path } = await makeLink(jobId);
    const items = await server.services.prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
    const before = await (await get(path)).text();
    expect(before).toContain('No picture has been approved yet');
    expect(before).not.toContain('<img');
    expect((await get(`${path}/preview.jpg`)).status).toBe(404);
    const [first, second] = [elementAt(items, 0).id, elementAt(items, 1).id];
    await mutate(server, who, {
      name: 'decideOnStagingItems',
      input: { id: jobId, itemIds: [first], decision: 'APPROVED' },
    });
    await mutate(server, who, {
      name: 'decideOnStagingItems',
      input: { id: jobId, itemIds: [second], decision: 'LEFT_OUT' },
    });
    expect(await (await get(path)).text()).not.toContain('<img');
    await deliverAll(server, jobId);
    expect((await (await get(path)).text()).match(/<article>/g)).toHaveLength(1);
  });

  it('shows the pictures of all jobs of the project where that was chosen', async () => {
    const { jobId, projectId, inputMediaIds } = await makeJob(server, who);
    const input = { projectId, inputMediaIds };
    const other = await mutate<{ stagingJob: { id: string } }>(server, who, {
      name: 'createStagingJob',
      input,
      select: 'stagingJob { id }',
    });
    for (const id of [jobId, other.stagingJob.id]) {
      await stageAll(server, id);
      await mutate(server, who, { name: 'approveStagingJob', input: { id } });
      await deliverAll(server, id);
    }
    const articles = async (path: string) => (await (await get(path)).text()).match(/<article>/g)?.length;
    expect(await articles((await makeLink(jobId)).path)).toBe(1);
    expect(await articles((await makeLink(jobId, { wholeProject: true })).path)).toBe(2);
  });

  it('has a picture for link previews with the label on it', async () => {
    const { path } = await makeLink(await deliveredJob(1));
    const response = await get(`${path}/preview.jpg`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('escapes what people wrote', async () => {
    const jobId = await deliveredJob(1);
    const { projectId } = await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
    const address = '<script>alert(1)</script> שדרות ‮evil';
    await mutate(server, who, { name: 'updateProject', input: { id: projectId, address } });
    const page = await (await get((await makeLink(jobId)).path)).text();
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('counts its views, but no HEAD, preview picture or look from our own pages; the first one is an activity', async () => {
    const jobId = await deliveredJob(1);
    const { id, path } = await makeLink(jobId);
    await get(path, { method: 'HEAD' });
    await get(`${path}/preview.jpg`);
    await get(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    await get(path);
    await get(path);
    const { prisma } = server.services;
    expect(await prisma.publicLink.findUnique({ where: { id } })).toMatchObject({ views: 2 });
    expect(await prisma.activity.count({ where: { entityId: jobId, action: 'public_link_viewed' } })).toBe(1);
  });
});

describe('a token that opens nothing', () => {
  it.each(['', 'x', 'A'.repeat(43), '..%2f..%2fetc', `${'A'.repeat(43)}/preview.jpg`])('as %j', async (token) => {
    const response = await get(`/see/${token}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such page');
  });

  it('because it was revoked, has ended, or is of another kind or of a deleted project without pictures', async () => {
    const jobId = await deliveredJob(1);
    const unknown = await (await get(`/see/${'A'.repeat(43)}`)).text();
    const { prisma } = server.services;
    const revoked = await makeLink(jobId);
    expect((await get(revoked.path)).status).toBe(200);
    expect(await send('revokePublicLink', { id: revoked.id })).toMatchObject({ stagingJob: { publicLinks: [] } });
    expect(await send('revokePublicLink', { id: revoked.id })).toMatchObject({ __typename: 'ConflictError' });
    const ended = await makeLink(jobId, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await get(ended.path)).status).toBe(200);
    await prisma.publicLink.update({ where: { id: ended.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const proof = await makeLink(jobId, { kind: 'PROOF' });
    const unready = await reviewedJob(1);
    const empty = await makeLink(unready);
    expect((await get(empty.path)).status).toBe(200);
    const { projectId } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: unready } });
    await mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    for (const path of [revoked.path, ended.path, proof.path.replace('/proof/', '/see/'), empty.path]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(unknown);
    }
  });
});

describe('a public link', () => {
  it('is kept as a hash of its token', async () => {
    const { path } = await makeLink(await reviewedJob(1));
    const token = path.slice('/see/'.length);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await server.services.prisma.publicLink.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is made and revoked within the workspace only', async () => {
    const jobId = await reviewedJob(1);
    const { id } = await makeLink(jobId);
    const stranger = await server.register();
    expect(await send('createPublicLink', { jobId, kind: 'DELIVERY' }, stranger)).toMatchObject({
      __typename: 'NotFoundError',
    });
    expect(await send('revokePublicLink', { id }, stranger)).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('cannot end in the past, and a job has at most 20', async () => {
    const jobId = await reviewedJob(1);
    expect(await send('createPublicLink', { jobId, kind: 'PROOF', expiresAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      fields: [{ path: 'expiresAt', message: 'Choose an end in the future' }],
    });
    for (let made = 0; made < 20; made++) await makeLink(jobId);
    expect(await send('createPublicLink', { jobId, kind: 'DELIVERY' })).toMatchObject({
      message: 'A job has at most 20 open links. Revoke one first.',
    });
  });
});
