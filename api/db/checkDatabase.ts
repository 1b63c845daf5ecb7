/** Looks at the start whether the database is what a process needs, and says in a sentence what to do when it is not. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../startError.js';
import { divideConnections } from './connections.js';
import { oneRow } from './oneRow.js';
import { type AddressSetting, directSetting, explainUnreachable, MORE_ROOM } from './startFailure.js';
import { TIME_LIMITS } from './timeLimits.js';

interface Asked {
  readonly url: string;
  /** PostgreSQL's own address where `url` is a pooler's; null: `url` leads to PostgreSQL itself */
  readonly directUrl: string | null;
  /** that the process opens at most, to the pooler and to PostgreSQL itself together */
  readonly connections: number;
}

/** How often it is tried to be given another session: other clients of the pooler may take it meanwhile. */
const ROUNDS = 3;

const POOLED =
  'DATABASE_URL leads to a pooler that gives each transaction another session (PgBouncer: pool_mode=transaction). ' +
  'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for live updates, the queue and migrations.';
const DIRECT_POOLED =
  'DATABASE_DIRECT_URL leads to a pooler that gives each transaction another session. Set it to the address of ' +
  'PostgreSQL itself, or of a pooler with pool_mode=session.';
const TWO_DATABASES =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Both must name the same one, with and without the ' +
  'pooler.';

/**
 * @returns what an operator should know though it starts; null: nothing
 * @throws StartError
 */
export async function checkDatabase({ url, directUrl, connections }: Asked): Promise<string | null> {
  const direct: Way = { url: directUrl ?? url, setting: directSetting(directUrl) };
  return withClients([direct, direct, { url, setting: 'DATABASE_URL' }], async (one, other, ofUrl) => {
    if (!(await keepsItsSession(one, other))) throw new StartError(directUrl ? DIRECT_POOLED : POOLED);
    if (directUrl && !(await hears(one, ofUrl))) throw new StartError(TWO_DATABASES);
    const isPooled = direct.url !== url;
    return missingRoom(one, isPooled ? divideConnections(connections).direct : connections);
  });
}

interface Way {
  readonly url: string;
  /** that has the address */
  readonly setting: AddressSetting;
}

async function withClients<Result>(
  [first, second, third]: readonly [Way, Way, Way],
  work: (one: pg.Client, other: pg.Client, another: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connectMs: connectionTimeoutMillis, queryMs: query_timeout } = TIME_LIMITS;
  const open = ({ url: connectionString }: Way) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout });
    client.on('error', () => {}); // the query in progress fails too
    return client;
  };
  const [one, other, another] = [open(first), open(second), open(third)];
  const ways = [
    [one, first],
    [other, second],
    [another, third],
  ] as const;
  try {
    for (const [client, { setting }] of ways) {
      await client.connect().catch((error: unknown) => {
        throw explainUnreachable(error, setting);
      });
    }
    return await work(one, other, another);
  } finally {
    for (const [client] of ways) void client.end().catch(() => {});
  }
}

/**
 * Sessions of PostgreSQL have processes of their own. A pooler with sessions of transactions gives the session that one
 * client has just left to the next, or another one while somebody holds that.
 */
async function keepsItsSession(one: pg.Client, other: pg.Client): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const first = await sessionOf(one);
    if ((await sessionOf(other)) === first) return false;
    await other.query('BEGIN');
    const [held, again] = [await sessionOf(other), await sessionOf(one)];
    await other.query('ROLLBACK');
    if (held === first || again !== first) return false;
  }
  return true;
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return oneRow(rows).pid;
}

/** Whether messages that the sender sends are heard by the listener. */
async function hears(listener: pg.Client, sender: pg.Client): Promise<boolean> {
  const channel = `showhome_start_${randomBytes(8).toString('hex')}`;
  let heard = false;
  listener.on('notification', (message) => (heard ||= message.channel === channel));
  await listener.query(`LISTEN ${channel}`);
  await sender.query('SELECT pg_notify($1, $2)', [channel, '']);
  // what was sent before is delivered before an answer, once PostgreSQL's listener has been signalled
  for (let round = 0; round < 20 && !heard; round++) await listener.query('SELECT pg_sleep(0.05)');
  await listener.query(`UNLISTEN ${channel}`);
  return heard;
}

/**
 * @param connections to PostgreSQL itself: what a pooler opens is for its own settings
 * @throws StartError when this process alone may open more connections than there are
 */
async function missingRoom(client: pg.Client, connections: number): Promise<string | null> {
  const { rows } = await client.query<{ room: number; taken: number }>(`
    SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) AS room,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid())
        AS taken`);
  const { room, taken } = oneRow(rows);
  if (connections > room) {
    throw new StartError(
      `This process may open ${connections} connections (DATABASE_CONNECTIONS), and PostgreSQL allows ${room}. ${MORE_ROOM}`,
    );
  }
  if (taken + connections <= room) return null;
  return (
    `PostgreSQL allows ${room} connections, of which ${taken} are open, and this process may open ${connections} ` +
    `(DATABASE_CONNECTIONS). ${MORE_ROOM}`
  );
}
