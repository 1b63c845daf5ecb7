/** What one photo leaves and asks for, from its upload to its delivery: rows, bytes, statements and messages. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPrisma } from '../../db/client.js';
import { storageUse, type StorageUse } from '../../media/quota/storageUse.js';
import { mutate } from '../../test/factories.js';
import { httpClient } from '../../test/httpClient.js';
import { orderStaging } from '../../test/stagingClient.js';
import { cpuOfFamily } from './processCpu.js';
import { workspaceOf, type ScaleDatabase } from './scaleDatabase.js';

/** PostgreSQL's idle sessions hold back what they have counted for up to 10 s. */
const COUNTED_MS = 12_000;
const POLL_MS = 250;

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
  /** milliseconds of CPU, of the worker with its programs, of PostgreSQL and of the API */
  readonly cpu: { readonly ofWorker: number; readonly ofDatabase: number; readonly ofApi: number };
  /** messages of the bus, which every process of the API hears */
  readonly messages: number;
}

interface Measured {
  readonly database: ScaleDatabase;
  readonly api: { readonly pid: number; readonly url: string };
  readonly worker: { readonly pid: number };
  /** of the photo, in pixels */
  readonly width: number;
}

/** Nobody else may use the database. */
export async function measureOnePhoto({ database, api, worker, width }: Measured): Promise<LeftByPhoto> {
  const { client: sql } = database;
  const client = httpClient(api.url);
  const who = await client.register();
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  let messages = 0;
  listener.on('notification', () => messages++);
  await listener.query('LISTEN showhome; LISTEN showhome_workspaces');
  await wait(COUNTED_MS);
  const [before, statements] = [await insertedRows(sql), await database.statements()];
  const pids = { ofWorker: worker.pid, ofDatabase: database.postmaster, ofApi: api.pid };
  const cpuBefore = cpuOfEach(pids);
  const id = await orderStaging(client, who, { width });
  let own = await pollsUntil(sql, id, 'proof_ready');
  await mutate(client, who, { name: 'approveStagingJob', input: { id } });
  own += await pollsUntil(sql, id, 'final_delivered');
  const asked = (await database.statements()) - statements - own - 1;
  const cpuAfter = cpuOfEach(pids);
  const cpu = {
    ofWorker: cpuAfter.ofWorker - cpuBefore.ofWorker,
    ofDatabase: cpuAfter.ofDatabase - cpuBefore.ofDatabase,
    ofApi: cpuAfter.ofApi - cpuBefore.ofApi,
  };
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
  return { files, tables, statements: asked, cpu, messages };
}

type Pids = Readonly<Record<keyof LeftByPhoto['cpu'], number>>;

const cpuOfEach = ({ ofWorker, ofDatabase, ofApi }: Pids): LeftByPhoto['cpu'] => ({
  ofWorker: cpuOfFamily(ofWorker),
  ofDatabase: cpuOfFamily(ofDatabase),
  ofApi: cpuOfFamily(ofApi),
});

/** @returns the number of statements of ours until then */
async function pollsUntil(sql: pg.Client, jobId: string, status: string): Promise<number> {
  for (let polls = 1; ; polls++) {
    const { rows } = await sql.query<{ status: string }>('SELECT "status" FROM "StagingJob" WHERE "id" = $1', [jobId]);
    if (rows[0]?.status === status) return polls;
    if (rows[0]?.status === 'rework') throw new Error('The photo was not staged.');
    await wait(POLL_MS);
  }
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
