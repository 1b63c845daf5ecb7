import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditIn } from '../media/metadata/keptExif.js';
import { withCredit } from '../media/metadata/withCredit.js';
import type { Services } from '../services.js';
import { takeDelivery } from '../staging/takeDelivery.js';
import { makeJob, mutate } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { stageAll } from '../test/staged.js';
import { smallestPhoto } from '../test/stagerFiles.js';
import { startServer } from '../test/startServer.js';
import { deliverJob } from './deliverJob.js';

const server = shared(startServer);
const who = shared(() => server.register());
beforeAll(() => {
  server.services.log.level = 'silent';
});
// Other processes of this machine use the system's temporary folder too.
const temporary = shared(async () => {
  const path = await mkdtemp(join(tmpdir(), 'deliver-'));
  return { path, close: () => rm(path, { recursive: true }) };
});
beforeEach(() => void vi.stubEnv('TMPDIR', temporary.path));
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.services.prisma.$executeRaw`DROP TRIGGER IF EXISTS refuse ON "Media"`;
});

async function approved(photos = 1): Promise<string> {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  const clean = await smallestPhoto();
  const rounds = await server.services.prisma.stagingRound.findMany({ where: { item: { jobId } } });
  for (const { cleanKey } of rounds) await server.services.store.write(String(cleanKey), clean, 'image/png');
  await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  return jobId;
}

async function read(jobId: string) {
  const include = { items: { include: { final: true }, orderBy: { position: 'asc' } } } as const;
  const { status, items } = await server.services.prisma.stagingJob.findUniqueOrThrow({
    where: { id: jobId },
    include,
  });
  return { status, finals: items.flatMap(({ final }) => final ?? []) };
}

async function isWhole({
  objectKey,
  previewKey,
  thumbnailKey,
  losslessKey,
}: Awaited<ReturnType<typeof read>>['finals'][number]) {
  const keys = [objectKey, previewKey, thumbnailKey, losslessKey].map(String);
  return (await Promise.all(keys.map((key) => server.services.store.info(key)))).every((info) => info !== null);
}

const workFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('showhome-delivery-'));

describe('a delivery', () => {
  it.each([
    ['fetch', 1],
    ['write', 1],
    ['write', 3],
    ['write', 4],
    ['write', 5],
  ] as const)('whose %s number %i fails is retried; delivered finals stay', async (failing, which) => {
    const jobId = await approved(2);
    const store = failingStore(server.services.store, ({ verb, nth }) => verb === failing && nth === which);
    const services: Services = { ...server.services, store };
    const folders = await workFolders();
    await expect(deliverJob(services, jobId)).rejects.toThrow('The store is away.');
    expect(await workFolders()).toEqual(folders);
    const [first, ...others] = (await read(jobId)).finals;
    expect(others).toEqual([]);
    expect(first === undefined).toBe(which < 5);
    // what has its final is not made again
    expect((await takeDelivery(server.services, jobId))?.items).toHaveLength(first ? 1 : 2);
    await deliverJob(services, jobId);
    const { status, finals } = await read(jobId);
    expect(status).toBe('final_delivered');
    expect(finals).toHaveLength(2);
    expect(finals[0]?.id).toBe((first ?? finals[0])?.id);
    expect(await Promise.all(finals.map(isWhole))).toEqual([true, true]);
  });

  it('names the photographer as the clean picture does', async () => {
    const jobId = await approved();
    const { store, prisma } = server.services;
    const credit = { artist: 'Jörg Müller', copyright: '© Müller & Sons' };
    const { cleanKey } = await prisma.stagingRound.findFirstOrThrow({ where: { item: { jobId } } });
    await store.write(String(cleanKey), withCredit(await smallestPhoto(), credit), 'image/png');
    await deliverJob(server.services, jobId);
    const [final] = (await read(jobId)).finals;
    const file = join(temporary.path, 'final');
    for (const key of [final?.objectKey, final?.losslessKey]) {
      await store.fetch(String(key), file);
      expect(await creditIn(file)).toEqual(credit);
    }
  });

  it('that the database refuses is retried; its objects are removed later', async () => {
    const { prisma } = server.services;
    const jobId = await approved();
    await prisma.$executeRaw`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room'; END $$`;
    await prisma.$executeRaw`CREATE TRIGGER refuse BEFORE INSERT ON "Media" FOR EACH ROW EXECUTE FUNCTION refuse()`;
    const before = await keysToRemove(server);
    await expect(deliverJob(server.services, jobId)).rejects.toThrow('no room');
    expect(await keysToRemove(server)).toHaveLength(before.length + 4);
    expect((await read(jobId)).status).toBe('approved');
    await prisma.$executeRaw`DROP TRIGGER refuse ON "Media"`;
    await deliverJob(server.services, jobId);
    expect((await read(jobId)).status).toBe('final_delivered');
  });

  it('that is aborted stops, and another worker resumes it', async () => {
    const jobId = await approved();
    await expect(deliverJob(server.services, jobId, AbortSignal.abort(new Error('Taken away.')))).rejects.toThrow(
      'Taken away.',
    );
    expect((await read(jobId)).finals).toEqual([]);
    await deliverJob(server.services, jobId);
    expect((await read(jobId)).status).toBe('final_delivered');
  });

  it('of a job that is not approved does nothing', async () => {
    const { jobId } = await makeJob(server, who);
    await deliverJob(server.services, jobId);
    expect(await read(jobId)).toEqual({ status: 'queued', finals: [] });
  });
});
