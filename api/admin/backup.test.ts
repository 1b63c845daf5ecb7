/** Backups at the command line, from a whole product to another. */
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { adminCommand } from '../test/adminCommand.js';
import { temporaryFolder } from '../test/emptyPlace.js';
import { httpClient } from '../test/httpClient.js';
import { pageAnswers } from '../test/pageAnswers.js';
import { shared } from '../test/shared.js';
import { signIn } from '../test/signIn.js';
import { spawnServer } from '../test/spawnServer.js';
import { startServer } from '../test/startServer.js';

const work = shared(async () => temporaryFolder('moves'));

/** A role that may do nothing but own a database, as those of rented databases. */
async function ownDatabase() {
  const { url } = inject('postgres');
  const name = `owner_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
  await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  const own = Object.assign(new URL(url), { username: name, password: 'secret', pathname: `/${name}` });
  return {
    url: own.href,
    async close() {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.query(`DROP ROLE ${name}`);
      await client.end();
    },
  };
}

test('moves the demo from one embedded database to another, and to a PostgreSQL of another owner', async () => {
  const [folder, again, dataDir] = ['backup', 'again', 'data'].map((name) => join(work.path, name));
  if (!folder || !again || !dataDir) throw new Error('Expected three paths.');

  const first = await spawnServer({ settings: { DEMO: '1' } });
  const account = () => /Sign in as (\S+) with the password (\S+)/.exec(first.output()) ?? [];
  await vi.waitFor(() => expect(account()).toHaveLength(3));
  const [, email = '', password = ''] = account();
  const before = await pageAnswers(httpClient(first.url), await signIn(httpClient(first.url), { email, password }));
  const made = await adminCommand({ DATA_DIR: first.dataDir }, 'backup', folder);
  expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/^Backed up to .* tables with \d+ rows/)]);
  const refused = await adminCommand({ DATA_DIR: first.dataDir }, 'backup', folder);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
  const occupied = await adminCommand({ DATA_DIR: first.dataDir }, 'restore', folder);
  expect([occupied.code, occupied.stderr]).toEqual([1, expect.stringMatching(/^A server runs on this database/)]);
  await first.close();

  const restored = await adminCommand({ DATA_DIR: dataDir }, 'restore', folder);
  expect([restored.code, restored.stdout]).toEqual([0, expect.stringMatching(/^Restored from .* which was made at/)]);
  const second = await spawnServer({ dataDir });
  const client = httpClient(second.url);
  const after = await pageAnswers(client, await signIn(client, { email, password }));
  expect(Object.keys(after.files)).toHaveLength(6);
  expect(after).toEqual(before);
  await second.stop();

  // and from a stopped server to DATABASE_URL
  expect((await adminCommand({ DATA_DIR: dataDir }, 'backup', again)).code).toBe(0);
  const database = await ownDatabase();
  const place = { databaseUrl: database.url, dataDir: join(work.path, 'external') };
  const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
  const moved = await adminCommand(settings, 'restore', again);
  expect([moved.code, moved.stderr]).toEqual([0, expect.stringContaining('Restored the table User: 1 rows')]);
  const third = await startServer({ at: place });
  expect(await pageAnswers(third, await signIn(third, { email, password }))).toEqual(before);

  const sound = await adminCommand(settings, 'check', folder);
  expect([sound.code, sound.stdout]).toEqual([0, expect.stringContaining(`those of the backup ${folder}: 0`)]);
  const [one, other] = await third.services.prisma.media.findMany({ orderBy: { id: 'asc' } });
  if (!one || !other) throw new Error('Expected two photos.');
  const objects = join(place.dataDir, 'files/objects');
  const bytes = await readFile(join(objects, one.objectKey));
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(join(objects, one.objectKey), bytes);
  await writeFile(join(objects, other.objectKey), 'short');
  const unknown = `org_1/media/${'0'.repeat(32)}.jpg`;
  await third.services.store.write(unknown, Buffer.from('x'), 'image/jpeg');
  await utimes(join(objects, unknown), new Date(0), new Date(0));
  await third.services.store.delete(String(one.thumbnailKey));
  await third.services.prisma.$transaction([
    third.services.prisma.$executeRaw`ALTER TABLE "Membership" DROP CONSTRAINT "Membership_userId_fkey"`,
    third.services.prisma.$executeRaw`UPDATE "Membership" SET "userId" = 'usr_gone'`,
    third.services.prisma.$executeRaw`ALTER TABLE "Membership" ADD CONSTRAINT "Membership_userId_fkey"
      FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE NOT VALID`,
  ]);
  const faulty = await adminCommand(settings, 'check', folder);
  expect([faulty.code, faulty.stdout.trimEnd().split('\n')]).toEqual([
    1,
    [
      'Files in the store: 6',
      'Files older than a day that no row names: 1 (1 bytes)',
      `${unknown}\t1`,
      'Rows whose file is not in the store: 1',
      `Media.thumbnailKey\t${one.id}\t${one.thumbnailKey}`,
      'Rows whose files have another size: 1',
      `Media.fileSize\t${other.id}\t${other.objectKey}\t5 bytes in place of ${other.fileSize}`,
      'References to rows that are gone: 1',
      'Membership_userId_fkey\t1',
      `Files that are not those of the backup ${folder}: 2`,
      ...[one.objectKey, other.objectKey].toSorted(),
    ],
  ]);
  await third.close();
  await database.close();
});
