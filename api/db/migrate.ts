/**
 * Applies the migrations at the start. Uses Prisma's own table, checksums and lock, so that `prisma migrate deploy` on
 * another machine agrees; Prisma's engine, a binary that must be downloaded, is not needed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { requireSupportedServer } from './serverVersion.js';
import { TIME_LIMITS } from './timeLimits.js';

/**
 * A migration of which versions before another one do not survive names the first that does, by that one's last
 * migration. All others leave what earlier versions use as it is: see survivable.test.ts.
 */
const AFTER = /^-- after: (\S+)/m;

/** Milliseconds that a migration waits for a table; requests of running processes wait behind it. */
const LOCK_MS = 2000;
/** Milliseconds for which it asks again, while transactions hold the table; and from one try to the next. */
const PATIENCE_MS = 5 * 60 * 1000;
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Prisma's lock: two processes never migrate at the same time. */
const MIGRATION_LOCK = 72707369;

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface MigrateOptions {
  /** the migrations to apply of those in the folder, by their names; default: all */
  readonly only?: ReadonlySet<string>;
  /**
   * A newer version may have migrated the database: a process that is started anew beside that version goes on, unless
   * one of its migrations says otherwise. What has to know every table, such as a backup, does not.
   */
  readonly mayBeNewer?: boolean;
}

/**
 * Migrates the database to the newest version. Each migration is applied as a whole or not at all.
 * @returns the names of the migrations that were applied
 * @throws Error when an applied migration was edited later, or the database is newer than this program
 * @throws StartError when its server is older than what is supported
 */
export async function migrate(
  databaseUrl: string,
  folder: string = MIGRATIONS_FOLDER,
  { only, mayBeNewer = false }: MigrateOptions = {},
): Promise<string[]> {
  // A migration may run for any time, and wait for one in another process; only connecting has a limit.
  const { connectMs: connectionTimeoutMillis } = TIME_LIMITS;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis, keepAlive: true });
  await client.connect();
  try {
    await requireSupportedServer(client);
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query(TABLE);
    const migrations = readMigrations(folder).filter(({ name }) => !only || only.has(name));
    const pending = await pendingOf(client, migrations, mayBeNewer);
    for (const migration of pending) await applyWhenFree(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** In the order in which they are applied. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function pendingOf(
  client: pg.Client,
  migrations: readonly Migration[],
  mayBeNewer: boolean,
): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean; logs: string | null }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, logs
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished, logs } of rows) {
    const migration = known.get(name);
    if (!finished) throw new Error(`Migration ${name} has failed earlier. Resolve it with \`prisma migrate resolve\`.`);
    if (!migration) {
      const after = firstToSurvive(logs ?? '');
      if (mayBeNewer && (after === null || known.has(after))) continue;
      throw new Error(`The database has migration ${name}, which this version does not know. Update it.`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and write a new one.`);
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

/** @returns the migration that a version has to know so that it survives; null: every version does */
const firstToSurvive = (text: string): string | null => AFTER.exec(text)?.[1] ?? null;

/** Gives way to transactions that hold a table, and asks again. */
async function applyWhenFree(client: pg.Client, migration: Migration): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const { code } = (error as Error).cause as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || Date.now() > deadline) throw error;
    }
    await wait(PAUSE_MS);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const after = firstToSurvive(sql);
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
    await client.query(sql);
    // versions that do not have its text read there whether they survive it
    const logs = after && `-- after: ${after}`;
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count, logs)
       VALUES ($1, $2, $3, now(), 1, $4)`,
      [randomUUID(), checksum, name, logs],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${name} failed and was rolled back: ${(error as Error).message}`, { cause: error });
  }
}
