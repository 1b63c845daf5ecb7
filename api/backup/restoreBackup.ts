/** Restores a backup into an installation that holds nothing yet. */
import pg from 'pg';
import { inLongTransaction } from '../db/longTransaction.js';
import { migrate, MIGRATIONS_FOLDER } from '../db/migrate.js';
import { secretFile } from '../env.js';
import { ANY_PROCESS } from '../messaging/keptMessages.js';
import { startQueue } from '../messaging/pgBossQueue.js';
import type { KeptMessage, Queue } from '../messaging/queue.js';
import { replaceSecret } from '../secrets.js';
import { isMadeKey } from '../storage/keys.js';
import type { ObjectStore } from '../storage/store.js';
import { BackupError } from './backupError.js';
import { fingerprintOf, pathsIn, type BackupContent } from './backupFormat.js';
import type { BackupServices } from './backupServices.js';
import { copyObjectsIn } from './objects.js';
import { progressOf } from './progress.js';
import { readBackup, requireWhole, type Backup } from './readBackup.js';
import { requireRoom } from './room.js';
import { copyIn, migrationsOf, setSequences, tablesOf } from './tables.js';

const MESSAGES_AT_ONCE = 500;
/** Rows on the disk with their indexes and the write-ahead log, to their text. */
const DATABASE_FACTOR = 4;

export interface Restored {
  readonly content: BackupContent;
  /** whether sessions and links of the backup are valid here: both have the same secret */
  readonly hasSameSecret: boolean;
  /** messages of kinds that this version does not have */
  readonly droppedMessages: number;
}

/**
 * Restores into an empty database, with at most the migrations of the backup, and an empty store.
 * @throws BackupError with a sentence. After any failure there are neither rows nor files
 */
export async function restoreBackup(services: BackupServices, folder: string): Promise<Restored> {
  const { databaseUrl, store, env, log, say } = services;
  const backup = await readBackup(folder);
  const { content } = backup;
  await requireEmptyDatabase(databaseUrl, content);
  await requireEmptyStore(store);
  await requireRoom({ folder: env.dataDir, bytes: neededBytes(services, content), reserve: env.diskReserve, log });
  await requireWhole(backup, say);
  await migrate(databaseUrl, MIGRATIONS_FOLDER, { only: new Set(content.migrations.map(({ name }) => name)) });
  const secret = env.secretIsGiven ? env.secret : (backup.secret ?? env.secret);
  const queue = await startQueue({ databaseUrl, log, works: false });
  let droppedMessages: number;
  try {
    await copyObjectsIn(folder, store, progressOf(say, 'Restored', content.objects.count));
    if (!env.secretIsGiven) replaceSecret(secretFile(env.dataDir), secret);
    droppedMessages = await inLongTransaction(databaseUrl, 'write', async (client) => {
      await loadTables(client, backup, say);
      return loadMessages(client, queue, backup);
    });
  } catch (error) {
    await emptyStore(store).catch(() => {}); // the first error is more specific
    throw error;
  } finally {
    await queue.close();
  }
  await migrate(databaseUrl);
  return { content, droppedMessages, hasSameSecret: fingerprintOf(secret) === content.secret.fingerprint };
}

/** @returns bytes on the disk of DATA_DIR */
function neededBytes({ env }: BackupServices, { tables, objects }: BackupContent): number {
  const rows = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return (env.bucket ? 0 : objects.bytes) + (env.databaseUrl === null ? DATABASE_FACTOR * rows : 0);
}

/** @throws BackupError when it has accounts, serves somebody, or is newer than the backup */
async function requireEmptyDatabase(databaseUrl: string, content: BackupContent): Promise<void> {
  await inLongTransaction(databaseUrl, 'snapshot', async (client) => {
    const has = async (table: string) => {
      const { rowCount } = await client.query('SELECT WHERE to_regclass($1) IS NOT NULL', [table]);
      return Boolean(rowCount);
    };
    if ((await has('queue.instance')) && (await client.query(ANY_PROCESS)).rowCount) {
      throw new BackupError('A server runs on this database. Stop it, wait ten seconds, and restore then.');
    }
    if (await has('"User"')) await requireNoAccounts(client);
    const known = new Set(content.migrations.map(({ name }) => name));
    const later =
      (await has('_prisma_migrations')) && (await migrationsOf(client)).some(({ name }) => !known.has(name));
    if (!later) return;
    throw new BackupError(
      'This database was set up by a newer version than the backup. Restore into a new one; the restore then brings it ' +
        'up to date.',
    );
  });
}

async function requireNoAccounts(client: pg.Client): Promise<void> {
  if (!(await client.query('SELECT FROM "User" LIMIT 1')).rowCount) return;
  throw new BackupError('This database has accounts already: a backup is restored into an empty one only.');
}

/** @throws BackupError */
async function requireEmptyStore(store: ObjectStore): Promise<void> {
  for await (const page of store.list()) {
    if (!page.some(({ key }) => isMadeKey(key))) continue;
    throw new BackupError('The store has files already: a backup is restored into an empty one only.');
  }
}

async function emptyStore(store: ObjectStore): Promise<void> {
  for await (const page of store.list()) {
    for (const { key } of page) if (isMadeKey(key)) await store.delete(key);
  }
}

/**
 * As pg_dump does, foreign keys are dropped and made again, which checks all rows at once and needs no superuser.
 * Triggers are off meanwhile: they would tell of changes that are none.
 * @throws Error when the rows do not fit together
 */
async function loadTables(client: pg.Client, { folder, content }: Backup, say: (line: string) => void): Promise<void> {
  const names = (await tablesOf(client)).map(({ name }) => pg.escapeIdentifier(name));
  const missing = content.tables.find(({ name }) => !names.includes(pg.escapeIdentifier(name)));
  if (missing || names.length !== content.tables.length) {
    throw new BackupError('The tables of this database are not those of the backup. Restore into an empty database.');
  }
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await requireNoAccounts(client); // somebody may have registered meanwhile
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY`); // migrations have filled some
  for (const table of content.tables) {
    const name = pg.escapeIdentifier(table.name);
    await copyIn(client, table, pathsIn(folder).table(table.name));
    await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    say(`Restored the table ${table.name}: ${table.rows} rows`);
  }
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await setSequences(client, content.sequences);
  await client.query(`ANALYZE ${names.join(', ')}`);
}

/** @returns the number of messages of kinds that this version does not have */
async function loadMessages(client: pg.Client, queue: Queue, { folder, content }: Backup): Promise<number> {
  await client.query('CREATE TEMPORARY TABLE message ("id" uuid, "message" jsonb, "after" timestamptz) ON COMMIT DROP');
  await copyIn(client, content.messages, pathsIn(folder).messages);
  await client.query(`DECLARE kept NO SCROLL CURSOR FOR
    SELECT "id", "message", CASE WHEN "after" > now() THEN "after" END AS "after" FROM message`);
  let sent = 0;
  for (;;) {
    const { rows } = await client.query<KeptMessage>(`FETCH ${MESSAGES_AT_ONCE} FROM kept`);
    if (rows.length === 0) return content.messages.rows - sent;
    sent += await queue.resend((text, values) => client.query(text, values), rows);
  }
}
