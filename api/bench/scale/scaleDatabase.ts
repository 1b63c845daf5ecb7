/** A PostgreSQL with the rows of three measured workspaces and of many others. */
import pg from 'pg';
import { startTemporary } from '../../db/temporary.js';
import { first } from '../../test/elements.js';
import { httpClient, type SignedUp } from '../../test/httpClient.js';
import { addOthers, fillWorkspace, OTHERS, VOLUMES } from './seed.js';
import { parentOf } from './processCpu.js';

export type VolumeName = keyof typeof VOLUMES;

export interface ScaleDatabase {
  readonly url: string;
  readonly client: pg.Client;
  /** process id of PostgreSQL's first process */
  readonly postmaster: number;
  /** Statements so far, including this one from the next call on. */
  statements(): Promise<number>;
  stop(): Promise<void>;
}

export async function startScaleDatabase(): Promise<ScaleDatabase> {
  const { url, stop } = await startTemporary({
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_utility': 'off',
    shared_buffers: '512MB',
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE EXTENSION pg_stat_statements');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    url,
    client,
    postmaster: parentOf(rows[0]?.pid ?? 0),
    async statements() {
      const { rows } = await client.query<{ calls: string }>(
        'SELECT coalesce(sum(calls), 0) AS calls FROM pg_stat_statements',
      );
      return Number(rows[0]?.calls);
    },
    async stop() {
      await client.end();
      await stop();
    },
  };
}

export async function workspaceOf(client: pg.Client, { user }: SignedUp): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "workspaceId" AS id FROM "Membership" WHERE "userId" = $1`,
    [user.id],
  );
  return first(rows).id;
}

/** Signs up one person for each measured workspace, and fills all. The server must run on the database. */
export async function fillAll(
  { client }: ScaleDatabase,
  serverUrl: string,
  { others = OTHERS } = {},
): Promise<Record<VolumeName, SignedUp & { readonly workspaceId: string }>> {
  const filled: [string, SignedUp & { workspaceId: string }][] = [];
  for (const [name, volume] of Object.entries(VOLUMES)) {
    const who = await httpClient(serverUrl).register();
    const workspaceId = await workspaceOf(client, who);
    await fillWorkspace(client, { workspaceId, userId: who.user.id, volume });
    filled.push([name, { ...who, workspaceId }]);
  }
  await addOthers(client, others);
  await client.query('VACUUM ANALYZE');
  return Object.fromEntries(filled) as Record<VolumeName, SignedUp & { readonly workspaceId: string }>;
}
