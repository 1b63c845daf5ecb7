/** Rows of the database as text, by PostgreSQL's COPY. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Prisma } from '../db/generated/client.js';
import { oneRow } from '../db/oneRow.js';
import { namesOfObjects } from '../storage/namedKeys.js';
import type { MissingObject } from '../storage/compareObjects.js';
import type { BackedUpTable, BackupContent } from './backupFormat.js';
import { writeDigested } from './digest.js';

const FETCHED_AT_ONCE = 1000;

type TableColumns = Pick<BackedUpTable, 'name' | 'columns'>;

/** All tables but that of the migrations, with the columns that hold data of their own. */
export async function tablesOf(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}

/** @param source a table, or a query in brackets */
export async function copyOut(
  client: pg.Client,
  { name, columns, source }: TableColumns & { readonly source?: string },
  path: string,
): Promise<BackedUpTable> {
  const stream = client.query(copyTo(`COPY ${source ?? listed(name, columns)} TO STDOUT`));
  const digest = await writeDigested(path, stream);
  return { name, columns, rows: stream.rowCount, ...digest };
}

/** @throws Error when the file holds another number of rows */
export async function copyIn(client: pg.Client, { name, columns, rows }: BackedUpTable, path: string): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${listed(name, columns)} FROM STDIN`));
  await pipeline(createReadStream(path), stream);
  if (stream.rowCount !== rows) throw new Error(`${name} has ${stream.rowCount} rows in place of ${rows}.`);
}

const listed = (table: string, columns: readonly string[]) =>
  `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

export async function migrationsOf(client: pg.Client): Promise<BackupContent['migrations']> {
  const { rows } = await client.query<BackupContent['migrations'][number]>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

export async function sequencesOf(client: pg.Client): Promise<BackupContent['sequences']> {
  const { rows } = await client.query<BackupContent['sequences'][number]>(
    'SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = current_schema()',
  );
  return rows;
}

export async function setSequences(client: pg.Client, sequences: BackupContent['sequences']): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('SELECT setval($1::regclass, $2)', [pg.escapeIdentifier(name), last]);
  }
}

/** @returns bytes of all tables without their indexes, as they lie on the disk */
export async function sizeOfTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT coalesce(sum(pg_table_size(oid)), 0) AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
  );
  return Number(oneRow(rows).bytes);
}

/** Every object that a row names, once; of several rows that name it, one that needs it. */
export async function* namedObjectsOf(client: pg.Client): AsyncGenerator<MissingObject> {
  // "Upload", whose object need not exist, is the last of the tables
  const { text, values } = Prisma.sql`DECLARE named_object NO SCROLL CURSOR FOR
    SELECT DISTINCT ON ("key") "source", "id", "key" FROM (${namesOfObjects()}) AS named ORDER BY "key", "source"`;
  await client.query({ text, values });
  for (;;) {
    const { rows } = await client.query<MissingObject>(`FETCH ${FETCHED_AT_ONCE} FROM named_object`);
    if (rows.length === 0) return;
    yield* rows;
  }
}
