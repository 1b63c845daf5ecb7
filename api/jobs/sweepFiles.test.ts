import { mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Services } from '../services.js';
import { openDiskStore } from '../storage/disk.js';
import { openGcsStore } from '../storage/gcs.js';
import { openBucket } from '../storage/gcsBucket.js';
import { newObjectKey } from '../storage/keys.js';
import { removeOld } from '../retention/removeOld.js';
import type { ObjectStore } from '../storage/store.js';
import { first } from '../test/elements.js';
import { makePhoto, makeProject, mutate } from '../test/factories.js';
import { startFakeGcs } from '../test/fakeGcs.js';
import { failingStore } from '../test/failingStore.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { sweepFiles } from './sweepFiles.js';

const DAY = 24 * 3600 * 1000;
const LONG_AGO = new Date(Date.now() - DAY - 60_000);
const LATELY = new Date(Date.now() - DAY + 3600_000);

const server = shared(startServer);
const who = shared(() => server.register());
const folder = shared(async () => {
  const path = await mkdtemp(join(tmpdir(), 'sweep-'));
  await mkdir(join(path, 'temporary'));
  return { path, close: () => rm(path, { recursive: true }) };
});
const gcs = shared(async () => {
  const fake = await startFakeGcs('pictures.example');
  await fake.writeKeyFile(join(folder.path, 'key.json'));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder.path, 'key.json'));
  return fake;
});
// Dead processes leave their folders in the machine's temporary folder, and those would be swept and counted too.
beforeAll(() => void vi.stubEnv('TMPDIR', join(folder.path, 'temporary')));
afterAll(() => vi.unstubAllEnvs());
const forgetRemovals = () => server.services.prisma.$executeRaw`DELETE FROM queue.job WHERE name = 'remove-objects'`;
afterEach(async () => {
  await forgetRemovals();
  gcs.objects.clear();
  await rm(join(folder.path, 'files'), { recursive: true, force: true });
});

interface Logged {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The services with another store, and their log. */
function withStore(store: ObjectStore) {
  const logged: Logged[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line) as Logged) });
  return { services: { ...server.services, store, log } satisfies Services, logged };
}

interface Place {
  readonly open: () => ObjectStore;
  readonly age: (key: string, time: Date) => Promise<void>;
}
const PLACES = {
  'on the disk': {
    open: () => openDiskStore({ root: join(folder.path, 'files'), secret: 'x' }),
    age: (key, time) => utimes(join(folder.path, 'files/objects', key), time, time),
  },
  'in a bucket': {
    open: () => openGcsStore(openBucket({ name: gcs.bucket, endpoint: gcs.endpoint }), 'x'),
    age: async (key, time) => {
      const kept = gcs.objects.get(key);
      if (kept) gcs.objects.set(key, { ...kept, timeCreated: time.toISOString() });
    },
  },
} satisfies Readonly<Record<string, Place>>;

describe.each(Object.entries(PLACES))('of the objects %s', (_name, { open, age }) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = open();
    await gcs.withTokens(() => store.reach());
  });

  async function put(written: Date, key = newObjectKey(who.workspaceId, 'media', 'jpg')): Promise<string> {
    await store.write(key, Buffer.from('four'), 'image/jpeg');
    await age(key, written);
    return key;
  }

  /** A photo whose row names these keys. */
  async function photo(keys: object): Promise<string> {
    const id = await makePhoto(server, who, await makeProject(server, who));
    await server.services.prisma.media.update({ where: { id }, data: keys });
    return id;
  }

  it('removes and counts those older than a day that no row names', async () => {
    await server.services.prisma.media.deleteMany();
    const [unknown, another, young] = [await put(LONG_AGO), await put(LONG_AGO), await put(LATELY)];
    const [objectKey, previewKey, thumbnailKey] = [await put(LONG_AGO), await put(LONG_AGO), await put(LONG_AGO)];
    await photo({ objectKey, previewKey, thumbnailKey });
    await forgetRemovals(); // of the uploaded file
    const foreign = await put(LONG_AGO, 'backups/database.dump');
    const { services, logged } = withStore(store);

    await sweepFiles(services);
    expect((await keysToRemove(server)).sort()).toEqual([unknown, another].sort());
    expect(logged).toMatchObject([{ level: 30, count: 2, bytes: 8 }]);
    for (const key of [young, foreign]) expect(await store.info(key)).not.toBeNull();
  });

  it('reports missing ones with their rows, and deletes no row', async () => {
    await server.services.prisma.media.deleteMany();
    const [objectKey, thumbnailKey] = [await put(LONG_AGO), await put(LONG_AGO)];
    const previewKey = newObjectKey(who.workspaceId, 'media', 'jpg');
    const id = await photo({ objectKey, previewKey, thumbnailKey });
    const { services, logged } = withStore(store);
    await sweepFiles(services);
    const rows = [{ source: 'Media.previewKey', id, key: previewKey }];
    expect(logged).toMatchObject([{ level: 40, missing: 1, rows, msg: 'rows name files that are not in the store' }]);
    expect(await services.prisma.media.count({ where: { id } })).toBe(1);
  });

  it('removes none when so many are unknown that the store must belong to another database', async () => {
    await server.services.prisma.media.deleteMany();
    for (let count = 0; count < 101; count++) await put(LONG_AGO);
    const { services, logged } = withStore(store);
    await sweepFiles(services);
    expect(await keysToRemove(server)).toEqual([]);
    expect(logged).toMatchObject([{ level: 50, objects: 101, unknown: { count: 101 } }]);
    expect(first(logged).msg).toContain('Does this database belong to this store?');
  });
});

describe('leftovers', () => {
  const old = async (path: string, time = LONG_AGO) => utimes(path, time, time);
  const isThere = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    );

  it('of aborted writes are removed after a day', async () => {
    const root = join(folder.path, 'files');
    const store = PLACES['on the disk'].open();
    const key = newObjectKey(who.workspaceId, 'media', 'jpg');
    await store.write(key, Buffer.from('x'), 'image/jpeg');
    const alone = `types/${newObjectKey(who.workspaceId, 'media', 'jpg')}`;
    for (const name of ['unfinished/a', 'unfinished/b', alone]) await writeFile(join(root, name), 'x');
    for (const name of ['unfinished/a', alone, `types/${key}`]) await old(join(root, name));
    await old(join(root, 'unfinished/b'), LATELY);
    await sweepFiles(withStore(store).services);
    expect(await Promise.all(['unfinished/a', alone].map((name) => isThere(join(root, name))))).toEqual([false, false]);
    expect(await isThere(join(root, 'unfinished/b'))).toBe(true);
    expect(await store.info(key)).not.toBeNull();
  });

  it('of dead processes in the temporary folder are removed after a day, and nothing else there', async () => {
    const names = ['showhome-staging-aB3xY9', 'showhome-upload-aB3xY9', 'showhome-data', 'showhome-delivery-aB3xY9'];
    const paths = names.map((name) => join(tmpdir(), name));
    const gone = join(tmpdir(), 'showhome-staging-gOnE00');
    try {
      for (const path of paths) {
        await mkdir(path);
        await writeFile(join(path, 'photo'), 'x');
        await old(path, path.includes('delivery') ? LATELY : LONG_AGO);
      }
      await symlink(join(tmpdir(), 'showhome-nothing'), gone); // like a folder that its process removes meanwhile
      await sweepFiles(server.services);
      expect(await Promise.all(paths.map(isThere))).toEqual([false, false, true, true]);
    } finally {
      for (const path of [...paths, gone]) await rm(path, { recursive: true, force: true });
    }
  });

  it('of expired links are removed after a day, however many there are, with their files', async () => {
    const { prisma } = server.services;
    const projectId = await makeProject(server, who);
    const announced = { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: 10 };
    await mutate(server, who, { name: 'requestUpload', input: announced });
    const {
      id: _id,
      objectKey: _key,
      ...open
    } = await prisma.upload.findFirstOrThrow({ where: { finalisedAt: null } });
    const data = Array.from({ length: 450 }, (_, nth) => ({
      ...open,
      id: `upl_${nth}`,
      objectKey: newObjectKey(who.workspaceId, 'uploads', ''),
      expiresAt: LONG_AGO,
    }));
    const young = { ...first(data), id: 'upl_young', objectKey: 'org_1/uploads/young', expiresAt: LATELY };
    await prisma.upload.createMany({ data: [...data, young] });
    await removeOld(server.services);
    const left = await prisma.upload.findMany({ where: { id: { startsWith: 'upl_' } }, select: { id: true } });
    expect(left.filter(({ id }) => /^upl_(\d+|young)$/.test(id))).toEqual([{ id: 'upl_young' }]);
    const keys = await keysToRemove(server);
    expect(keys.filter((key) => data.some(({ objectKey }) => objectKey === key))).toHaveLength(450);
  });
});

it('reports a part that fails, and does not skip the others', async () => {
  const disk = PLACES['on the disk'].open();
  const key = newObjectKey(who.workspaceId, 'media', 'jpg');
  await disk.write(key, Buffer.from('x'), 'image/jpeg');
  await PLACES['on the disk'].age(key, LONG_AGO);
  const store = { ...failingStore(disk, () => false), removeUnfinished: () => Promise.reject(new Error('No disk.')) };
  await expect(sweepFiles(withStore(store).services)).rejects.toThrow('No disk.');
  expect(await keysToRemove(server)).toContain(key);
});

it('runs every hour', async () => {
  const schedules = await server.services.prisma.$queryRaw`
    SELECT cron, data FROM queue.schedule WHERE name = 'sweep-files'`;
  expect(schedules).toEqual([{ cron: '15 * * * *', data: { kind: 'sweepFiles' } }]);
});
