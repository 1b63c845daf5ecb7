/** What one photo leaves and asks for, from its upload to its delivery: rows, bytes, statements and messages. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPrisma } from '../../db/client.js';
import { storageUse, type StorageUse } from '../../media/quota/storageUse.js';
import { mutate } from '../../test/factories.js';
import { httpClient } from '../../test/httpClient.js';
import { orderStaging, waitForJob } from '../../test/stagingClient.js';
import { workspaceOf, type ScaleDatabase } from './scaleDatabase.js';

/** PostgreSQL's counts of rows are behind by about a second. */
const COUNTED_MS = 2500;
const PATIENCE_MS = 10 * 60_000;

interface Table {
  readonly name: string;
  readonly rows: number;
  /** of these rows, without indexes */
  readonly bytes: number;
}

export interface LeftByPhoto {
  readonly files: StorageUse;
  readonly tables: readonly Table[];
  readonly statements: number;
  /** messages of the bus, which every process of the API hears */
  readonly messages: number;
}

/** @param width pixels. A worker must run, and nobody else use the database */
export async function measureOnePhoto(database: ScaleDatabase, url: string, width: number): Promise<LeftByPhoto> {
  const { client: sql } = database;
  const client = httpClient(url);
  const who = await client.register();
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  let messages = 0;
  listener.on('notification', () => messages++);
  await listener.query('LISTEN showhome; LISTEN showhome_workspaces');
  await wait(COUNTED_MS);
  const [before, statements] = [await insertedRows(sql), await database.statements()];
  const id = await orderStaging(client, who, { width });
  await waitForJob(client, who, { id, until: ({ status }) => status === 'PROOF_READY', patience: PATIENCE_MS });
  await mutate(client, who, { name: 'approveStagingJob', input: { id } });
  await waitForJob(client, who, { id, until: ({ status }) => status === 'DELIVERED', patience: PATIENCE_MS });
  const asked = (await database.statements()) - statements;
  await wait(COUNTED_MS);
  const tables: Table[] = [];
  for (const [name, count] of await insertedRows(sql)) {
    const rows = count - (before.get(name) ?? 0);
    if (rows > 0) tables.push({ name, rows, bytes: rows * (await bytesOfRow(sql, name)) });
  }
  await listener.end();
  const prisma = createPrisma(database.url);
  const files = await storageUse(prisma, await workspaceOf(sql, who));
  await prisma.$disconnect();
  return { files, tables, statements: asked, messages };
}

/** Rows that were added and not deleted, by table. */
async function insertedRows(sql: pg.Client): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ name: string; count: number }>(
    `SELECT format('%I.%I', schemaname, relname) AS name, (n_tup_ins - n_tup_del)::int AS count FROM pg_stat_user_tables`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function bytesOfRow(sql: pg.Client, table: string): Promise<number> {
  const { rows } = await sql.query<{ bytes: number }>(
    `SELECT coalesce(avg(pg_column_size(row.*)), 0)::int AS bytes FROM ${table} row`,
  );
  return rows[0]?.bytes ?? 0;
}
