/**
 * Applies the migrations at start. Prisma's own table, checksum and lock are kept, so that `prisma migrate deploy` from
 * another machine agrees with what it finds; its engine, a binary that has to be downloaded, is not needed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { TIME_LIMITS } from './timeLimits.js';

/** Prisma's: two processes never migrate at once. */
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

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the database to the newest migration. Each migration is applied whole or not at all.
 * @returns the names of the migrations that were applied now
 * @throws where an applied migration was edited afterwards, or the database is newer than this program
 */
export async function migrate(databaseUrl: string, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  // A migration may take as long as it needs, and wait for one that runs elsewhere; only the connection is limited.
  const { connectMs: connectionTimeoutMillis } = TIME_LIMITS;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis, keepAlive: true });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query(TABLE);
    const pending = await pendingOf(client, readMigrations(folder));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function pendingOf(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of rows) {
    const migration = known.get(name);
    if (!finished) throw new Error(`Migration ${name} has failed earlier. Resolve it with \`prisma migrate resolve\`.`);
    if (!migration) throw new Error(`The database has migration ${name}, which this version does not know. Update it.`);
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and write a new one.`);
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${name} failed and was rolled back: ${(error as Error).message}`, { cause: error });
  }
}
