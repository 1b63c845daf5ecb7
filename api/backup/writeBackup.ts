/** Makes a backup of the database and the files it names, also while servers write to them. */
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { inLongTransaction } from '../db/longTransaction.js';
import { KEPT_COLUMNS, UNFINISHED_MESSAGES } from '../messaging/keptMessages.js';
import { KEY_COLUMNS } from '../storage/namedKeys.js';
import { isDiskFull } from '../storage/diskRoom.js';
import type { MissingObject } from '../storage/compareObjects.js';
import type { ObjectStore } from '../storage/store.js';
import { VERSION } from '../version.js';
import { BackupError } from './backupError.js';
import { fingerprintOf, FORMAT, pathsIn, type BackedUpTable, type BackupContent } from './backupFormat.js';
import type { BackupServices } from './backupServices.js';
import { readLines, writeLines } from './jsonLines.js';
import { copyObjectsOut } from './objects.js';
import { progressOf } from './progress.js';
import { requireRoom } from './room.js';
import { copyOut, migrationsOf, namedObjectsOf, sequencesOf, sizeOfTables, tablesOf } from './tables.js';

/** Text may be larger than the rows, which PostgreSQL compresses. */
const TEXT_FACTOR = 2;

/** PostgreSQL's codes for a column and a table that do not exist. */
const UNDEFINED = new Set(['42703', '42P01']);
const OTHER_VERSION =
  'This database is of an older version of Showhome, or was never started. Make the backup with the version that uses it.';

const nameRules = z.object({ source: z.string(), id: z.string(), key: z.string() });
const OPTIONAL = new Set(
  KEY_COLUMNS.flatMap(({ table, columns, required }) => (required ? [] : columns.map((each) => `${table}.${each}`))),
);

/**
 * @param folder absolute; it must not exist, or be empty
 * @throws BackupError with a sentence. After any failure the folder is empty again
 */
export async function writeBackup(services: BackupServices, folder: string): Promise<BackupContent> {
  await begin(folder);
  try {
    return await fill(services, folder);
  } catch (error) {
    await removeAllIn(folder).catch(() => {}); // the first error is more specific
    if (isDiskFull(error)) throw new BackupError(`The disk of ${folder} is full: no backup was made.`);
    if (UNDEFINED.has(String((error as pg.DatabaseError).code))) throw new BackupError(OTHER_VERSION);
    throw error;
  }
}

/** @throws BackupError when the folder is not empty, also for the second of two that begin at once */
async function begin(folder: string): Promise<void> {
  const notEmpty = new BackupError(`${folder} is not empty: a backup needs a folder of its own.`);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${folder} cannot be made: ${error.message}.`);
  });
  if ((await readdir(folder)).length > 0) throw notEmpty;
  await chmod(folder, 0o700);
  await mkdir(pathsIn(folder).tables, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? notEmpty : error;
  });
  await mkdir(pathsIn(folder).objects, { mode: 0o700 });
}

async function fill(services: BackupServices, folder: string): Promise<BackupContent> {
  const { env, databaseUrl, store, say } = services;
  const paths = pathsIn(folder);
  const namesFile = join(folder, 'named.jsonl');
  const stored = await sizeOf(store);
  const rows = await inLongTransaction(databaseUrl, 'snapshot', async (client) => {
    await requireRoom({
      folder,
      bytes: stored + TEXT_FACTOR * (await sizeOfTables(client)),
      reserve: env.diskReserve,
      log: services.log,
    });
    const copied = await copyRows(client, folder, say);
    await writeLines(namesFile, namedObjectsOf(client));
    return copied;
  });
  const missing: MissingObject[] = [];
  const progress = progressOf(say, 'Copied', null);
  const onMissing = (named: MissingObject) => {
    if (!OPTIONAL.has(named.source)) missing.push(named);
  };
  const named = readLines(namesFile, nameRules);
  const list = await writeLines(paths.objectList, copyObjectsOut(named, { store, folder, progress, onMissing }));
  await rm(namesFile);
  if (!env.secretIsGiven) await writeFile(paths.secret, env.secret, { mode: 0o600, flush: true });
  const content: BackupContent = {
    format: FORMAT,
    showhome: VERSION,
    ...rows,
    objects: { count: progress.count, bytes: progress.bytes, list },
    missing,
    secret: { isKept: !env.secretIsGiven, fingerprint: fingerprintOf(env.secret) },
  };
  // Last, and in one step: a folder without it is no backup.
  await writeFile(`${paths.content}.part`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${paths.content}.part`, paths.content);
  return content;
}

type Rows = Pick<BackupContent, 'madeAt' | 'migrations' | 'tables' | 'sequences' | 'messages'>;

async function copyRows(client: pg.Client, folder: string, say: (line: string) => void): Promise<Rows> {
  const paths = pathsIn(folder);
  const madeAt = new Date().toISOString();
  const tables: BackedUpTable[] = [];
  for (const table of await tablesOf(client)) {
    tables.push(await copyOut(client, table, paths.table(table.name)));
    say(`Copied the table ${table.name}: ${tables.at(-1)?.rows} rows`);
  }
  // Before its first start, a database has no queue.
  const { rowCount } = await client.query("SELECT WHERE to_regclass('queue.job') IS NOT NULL");
  const source = rowCount ? `(${UNFINISHED_MESSAGES})` : '(SELECT WHERE false)';
  const messages = await copyOut(client, { name: 'message', columns: [...KEPT_COLUMNS], source }, paths.messages);
  return { madeAt, migrations: await migrationsOf(client), tables, sequences: await sequencesOf(client), messages };
}

/** @returns bytes of all objects, which is at least what a backup needs for them */
async function sizeOf(store: ObjectStore): Promise<number> {
  let bytes = 0;
  for await (const page of store.list()) for (const { size } of page) bytes += size;
  return bytes;
}

async function removeAllIn(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
