import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { inLongTransaction } from '../db/longTransaction.js';
import { migrate, MIGRATIONS_FOLDER, readMigrations } from '../db/migrate.js';
import { startWorker } from '../jobs/worker.js';
import { pageAnswers } from '../test/pageAnswers.js';
import { openGcsStore } from '../storage/gcs.js';
import { openBucket } from '../storage/gcsBucket.js';
import { createDatabase } from '../test/database.js';
import { emptyPlace, temporaryFolder } from '../test/emptyPlace.js';
import { startFakeGcs } from '../test/fakeGcs.js';
import { fakeStager } from '../test/fakeStager.js';
import { finalise, makeJob, makePhoto, makeProject, sendFile } from '../test/factories.js';
import { filmWithPlace } from '../test/film.js';
import { newDraft } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { sessionStatus, signIn } from '../test/signIn.js';
import { stageAll } from '../test/staged.js';
import { startServer, type TestServer } from '../test/startServer.js';
import { contentRules, pathsIn, type BackupContent } from './backupFormat.js';
import type { BackupServices } from './backupServices.js';
import { restoreBackup } from './restoreBackup.js';
import { writeBackup } from './writeBackup.js';

const server = shared(startServer);
const person = shared(() => server.register());
const writer = shared(() => server.register());
const work = shared(async () => temporaryFolder('backups'));

const servicesOf = ({ services, databaseUrl }: TestServer): BackupServices => ({
  ...services,
  databaseUrl,
  say: () => {},
});

/** Adds projects until it is stopped, some with a photo. */
function keepWriting() {
  let count = 0;
  let stopped = false;
  const writing = (async () => {
    for (; !stopped; count += 1) {
      const projectId = await makeProject(server, writer);
      if (count % 10 === 0) await makePhoto(server, writer, projectId);
    }
  })();
  return {
    count: () => count,
    async stop() {
      stopped = true;
      await writing;
    },
  };
}

/** when a message is due */
const LATER = new Date(Date.now() + 3600_000);
/** the id of a message whose tries have ended */
const LOST = randomUUID();

let waitingJob: string;
let folder: string;
let content: BackupContent;
/** projects that the writer had added when the backup began, and when it ended */
let writtenBefore: number;
let writtenAfter: number;

beforeAll(async () => {
  await stageAll(server, (await makeJob(server, person, { photos: 2 })).jobId);
  await newDraft(server, person);
  const projectId = await makeProject(server, person, {
    address: 'a\\tab\t, a line\nand \u{1f3e0}',
    tags: ['a,b', '"'],
  });
  const uploadUrl = await sendFile(server, person, {
    projectId,
    bytes: await filmWithPlace('video/mp4'),
    mimeType: 'video/mp4',
    originalName: 'film.mp4',
  });
  await finalise(server, person, { projectId, uploadUrl, originalName: 'film.mp4' });
  // last, so that no worker of another test takes it
  waitingJob = (await makeJob(server, person)).jobId;
  folder = join(work.path, 'whole');
  const { prisma, queue } = server.services;
  await prisma.$transaction((tx) => queue.send(tx, { kind: 'removeObjects', keys: [] }, LATER));
  await prisma.$executeRaw`INSERT INTO queue.job (name, data, source_id)
    VALUES ('deliver-staging-job-lost', '{ "kind": "deliver", "jobId": "job_gone" }', ${LOST}::uuid)`;
  const writing = keepWriting();
  while (writing.count() === 0) await wait(20);
  writtenBefore = writing.count();
  content = await writeBackup(servicesOf(server), folder);
  writtenAfter = writing.count();
  await writing.stop();
});

/** A copy of the backup that may be changed. */
async function copyOfBackup(name: string): Promise<string> {
  const copy = join(work.path, name);
  await cp(folder, copy, { recursive: true });
  return copy;
}

describe('a backup', () => {
  test('is complete while a server writes, and only its owner can read it', async () => {
    expect(contentRules.parse(JSON.parse(await readFile(pathsIn(folder).content, 'utf8')))).toEqual(content);
    expect(content.missing).toEqual([]);
    expect(writtenAfter).toBeGreaterThan(writtenBefore);
    expect(content.messages.rows).toBeGreaterThan(0);
    const modes = await Promise.all(
      [folder, pathsIn(folder).tables, pathsIn(folder).secret, pathsIn(folder).table('User')].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
    expect((await readdir(folder)).toSorted()).toEqual(
      ['backup.json', 'messages.copy', 'objects', 'objects.jsonl', 'secret', 'tables'].toSorted(),
    );
  });

  test('has the rows of one moment', async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE "Workspace" IN ACCESS EXCLUSIVE MODE');
    const moment = join(work.path, 'moment');
    const making = writeBackup(servicesOf(server), moment);
    const waits = `SELECT FROM pg_locks WHERE relation = '"Workspace"'::regclass AND NOT granted`;
    while ((await client.query(waits)).rowCount === 0) await wait(10);
    await client.query(`INSERT INTO "Workspace" ("id", "name") VALUES ('org_later', 'Later')`);
    await client.query('COMMIT');
    await client.end();
    await making;
    const rows = await readFile(pathsIn(moment).table('Workspace'), 'utf8');
    expect(rows).toContain(person.workspaceId);
    expect(rows).not.toContain('org_later');
    await server.services.prisma.workspace.delete({ where: { id: 'org_later' } });
  });

  test('needs an empty folder', async () => {
    await expect(writeBackup(servicesOf(server), folder)).rejects.toThrow(`${folder} is not empty`);
    expect(await readdir(folder)).toContain('backup.json');
  });

  test('needs room on the disk, and leaves nothing where it has none', async () => {
    const full = join(work.path, 'full');
    const services = servicesOf(server);
    const env = { ...services.env, diskReserve: Number.MAX_SAFE_INTEGER };
    await expect(writeBackup({ ...services, env }, full)).rejects.toThrow(/has too little room/);
    expect(await readdir(full)).toEqual([]);
  });

  test('needs a database that a server has used', async () => {
    const { url } = inject('postgres');
    const databaseUrl = await createDatabase({ url, name: `unused_${process.pid}` });
    const made = writeBackup({ ...servicesOf(server), databaseUrl }, join(work.path, 'unused'));
    await expect(made).rejects.toThrow(/of an older version of Showhome, or was never started/);
  });

  test('names an object that was deleted meanwhile, and is made all the same', async () => {
    const { prisma, store } = server.services;
    const id = await makePhoto(server, writer, await makeProject(server, writer));
    const { objectKey: key } = await prisma.media.findUniqueOrThrow({ where: { id } });
    await store.delete(key);
    const made = await writeBackup(servicesOf(server), join(work.path, 'with-missing'));
    expect(made.missing).toEqual([{ source: 'Media.objectKey', id, key }]);
  });
});

describe('a restore', () => {
  test('brings back the same pages, files, sessions and waiting work', async () => {
    const place = await emptyPlace();
    const { hasSameSecret, droppedMessages } = await restoreBackup(place.services, folder);
    expect([hasSameSecret, droppedMessages]).toEqual([true, 0]);
    const restored = await startServer({ at: place });
    // the server before has gone on since: only this person's workspace is as it was
    expect(await sessionStatus(restored, person.cookie)).toBe(200);
    const cookie = await signIn(restored, person);
    const there = await pageAnswers(restored, cookie);
    expect(Object.keys(there.files).length).toBeGreaterThan(10);
    expect(there).toEqual(await pageAnswers(server, person.cookie));

    const waiting = async ({ services: { prisma, queue } }: TestServer) =>
      (await prisma.$transaction((tx) => queue.unfinished(tx, 'stage'))).toSorted();
    expect(await waiting(restored)).toEqual(await waiting(server));
    expect(await waiting(restored)).toHaveLength(3);
    const { prisma } = restored.services;
    const kept = await prisma.$queryRaw`SELECT name FROM queue.job
      WHERE id = ${LOST}::uuid OR start_after = ${LATER} ORDER BY name`;
    expect(kept).toEqual([{ name: 'deliver-staging-job' }, { name: 'remove-objects' }]);
    const sender = await startWorker(restored.services, { stage: fakeStager() });
    const read = () => prisma.stagingJob.findUniqueOrThrow({ where: { id: waitingJob }, include: { items: true } });
    await vi.waitFor(async () => expect((await read()).status).toBe('proof_ready'), { timeout: 60_000 });
    // rows that are written now do not collide with restored ones
    await makePhoto(restored, person, await makeProject(restored, person));
    await sender.stop();
    await restored.close();
    await place.close();
  });

  test('moves files to a bucket, and back from it', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(work.path, 'key.json'));
    const gcs = await startFakeGcs('moved.example');
    await gcs.writeKeyFile(join(work.path, 'key.json'));
    const bucket = openGcsStore(openBucket({ name: gcs.bucket, endpoint: gcs.endpoint }), 'a secret');
    await gcs.withTokens(() => bucket.reach());
    const [there, back] = [await emptyPlace(), await emptyPlace()];
    await restoreBackup({ ...there.services, store: bucket }, folder);
    expect(gcs.objects.size).toBe(content.objects.count);
    const [lost = ''] = gcs.objects.keys();
    gcs.objects.delete(lost);
    const fromBucket = join(work.path, 'bucket');
    const made = await writeBackup({ ...there.services, store: bucket }, fromBucket);
    expect(made.missing.map(({ key }) => key)).toEqual([lost]);
    await restoreBackup(back.services, fromBucket);
    const [key = ''] = gcs.objects.keys();
    const bytes = await readFile(join(back.dataDir, 'files/objects', key));
    expect(bytes.equals(gcs.objects.get(key)!.bytes)).toBe(true);
    await Promise.all([there.close(), back.close(), gcs.close()]);
    vi.unstubAllEnvs();
  });

  test('keeps constraints and triggers, and tells nobody of changes', async () => {
    const place = await emptyPlace();
    const told: string[] = [];
    const listener = new pg.Client({ connectionString: place.databaseUrl });
    await listener.connect();
    listener.on('notification', ({ channel }) => told.push(channel));
    await listener.query('LISTEN showhome_workspaces');
    await restoreBackup(place.services, folder);
    await listener.query('SELECT');
    await listener.end();
    expect(told).toEqual([]);
    const restored = await startServer({ at: place });
    const { prisma } = restored.services;
    const schemaOf = ({ services }: TestServer) => services.prisma.$queryRaw`
      SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition,
        convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
    expect(await schemaOf(restored)).toEqual(await schemaOf(server));
    const off = await prisma.$queryRaw`SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`;
    expect(off).toEqual([]);
    await restored.close();
    await place.close();
  });

  test('refuses a place that holds something', async () => {
    await expect(restoreBackup(servicesOf(server), folder)).rejects.toThrow(/server runs|has accounts already/);
    const place = await emptyPlace();
    await place.services.store.write(`org_1/media/${'0'.repeat(32)}.jpg`, Buffer.from('x'), 'image/jpeg');
    await expect(restoreBackup(place.services, folder)).rejects.toThrow(/The store has files already/);
    await place.close();
  });

  test.each([
    ['a table', (copy: string) => appendFile(pathsIn(copy).table('Project'), 'x')],
    ['the messages', (copy: string) => rm(pathsIn(copy).messages)],
    ['the secret', (copy: string) => writeFile(pathsIn(copy).secret, 'f'.repeat(64))],
    [
      'an object',
      async (copy: string) => {
        const [line = ''] = (await readFile(pathsIn(copy).objectList, 'utf8')).split('\n');
        await writeFile(pathsIn(copy).object((JSON.parse(line) as { key: string }).key), 'other');
      },
    ],
  ])('refuses a backup of which %s was changed, and adds nothing', async (what, damage) => {
    const copy = await copyOfBackup(`damaged ${what}`);
    await damage(copy);
    const place = await emptyPlace();
    await expect(restoreBackup(place.services, copy)).rejects.toThrow(/^This backup is damaged/);
    for await (const page of place.services.store.list()) expect(page).toEqual([]);
    await restoreBackup(place.services, folder); // still empty
    await place.close();
  });

  test('adds nothing when the rows do not fit together', async () => {
    const copy = await copyOfBackup('inconsistent');
    const { content: file, table } = pathsIn(copy);
    const changed = content.tables.map((each) => (each.name === 'User' ? { ...each, ...EMPTY_FILE } : each));
    await writeFile(table('User'), '');
    await writeFile(file, JSON.stringify({ ...content, tables: changed }));
    const place = await emptyPlace();
    await expect(restoreBackup(place.services, copy)).rejects.toThrow(/violates foreign key constraint/);
    for await (const page of place.services.store.list()) expect(page).toEqual([]);
    await restoreBackup(place.services, folder);
    await place.close();
  });

  test('refuses a folder without a finished backup, and a backup of a newer version', async () => {
    const place = await emptyPlace();
    const unfinished = join(work.path, 'unfinished');
    await mkdir(pathsIn(unfinished).tables, { recursive: true });
    await expect(restoreBackup(place.services, unfinished)).rejects.toThrow(/has no backup\.json/);
    const newer = await copyOfBackup('newer');
    const migrations = [...content.migrations, { name: '29991231_later', checksum: '0' }];
    await writeFile(pathsIn(newer).content, JSON.stringify({ ...content, migrations }));
    await expect(restoreBackup(place.services, newer)).rejects.toThrow(/29991231_later, which this one does not know/);
    await writeFile(pathsIn(newer).content, JSON.stringify({ format: 2 }));
    await expect(restoreBackup(place.services, newer)).rejects.toThrow(/^A newer version of Showhome/);
    await place.close();
  });

  test('of an older version brings the database up to date, but not one that is newer already', async () => {
    const { url } = inject('postgres');
    const names = readMigrations().map(({ name }) => name);
    const old = await createDatabase({ url, name: `old_${process.pid}` });
    await migrate(old, MIGRATIONS_FOLDER, { only: new Set(names.slice(0, -1)) });
    await inLongTransaction(old, 'write', (client) =>
      client.query(
        `INSERT INTO "User" ("id", "name", "email", "updatedAt") VALUES ('usr_1', 'A', 'a@example.com', now())`,
      ),
    );
    const older = join(work.path, 'older');
    const newer = await emptyPlace();
    await writeBackup({ ...newer.services, databaseUrl: old }, older);
    await expect(restoreBackup(newer.services, older)).rejects.toThrow(/set up by a newer version than the backup/);
    const databaseUrl = await createDatabase({ url, name: `new_${process.pid}` });
    await restoreBackup({ ...newer.services, databaseUrl }, older);
    expect(await migrate(databaseUrl)).toEqual([]);
    const { rows } = await inLongTransaction(databaseUrl, 'snapshot', (client) =>
      client.query('SELECT id FROM "User"'),
    );
    expect(rows).toEqual([{ id: 'usr_1' }]);
    await newer.close();
  });

  test('says when its own secret is another', async () => {
    const place = await emptyPlace({ SESSION_SECRET: 'another secret of 32 characters..' });
    expect((await restoreBackup(place.services, folder)).hasSameSecret).toBe(false);
    await place.close();
  });
});

/** SHA-256 of nothing. */
const EMPTY_FILE = { rows: 0, bytes: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };
