/** A PostgreSQL with the rows of three measured workspaces and of many others. */
import pg from 'pg';
import { startTemporary } from '../../db/temporary.js';
import type { SignedUp } from '../../test/httpClient.js';
import { httpClient } from '../../test/httpClient.js';
import { addOthers, fillWorkspace, OTHERS, VOLUMES } from './seed.js';
import { parentOf } from './processCpu.js';

export type VolumeName = keyof typeof VOLUMES;

export interface ScaleDatabase {
  readonly url: string;
  readonly client: pg.Client;
  /** process id of PostgreSQL's first process */
  readonly postmaster: number;
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
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    url,
    client,
    postmaster: parentOf(rows[0]?.pid ?? 0),
    async stop() {
      await client.end();
      await stop();
    },
  };
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
    const { rows } = await client.query<{ id: string }>(
      `SELECT "workspaceId" AS id FROM "Membership" WHERE "userId" = $1`,
      [who.user.id],
    );
    const workspaceId = rows[0]?.id ?? '';
    await fillWorkspace(client, { workspaceId, userId: who.user.id, volume });
    filled.push([name, { ...who, workspaceId }]);
  }
  await addOthers(client, others);
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await client.query('VACUUM ANALYZE');
  return Object.fromEntries(filled) as Record<VolumeName, SignedUp & { readonly workspaceId: string }>;
}
