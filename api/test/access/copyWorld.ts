/** Copies of the world's workspace for tests that need many: rows alone, each with ids of their own. */
import pg from 'pg';
import { newId } from '../../domain/ids.js';
import { oneRow } from '../../db/oneRow.js';
import type { Registered } from '../startServer.js';
import type { World } from './world.js';

/** Not copied: a copy has a person of its own, and has no calls and turns, whose ids are not ours. */
const LEFT_OUT = ['Membership', 'Session', 'IdempotentCall', 'StagingTurn'];
/** Tables without the workspace's id: the column that leads to another table. */
const LEADING: Readonly<Record<string, readonly [column: string, table: string]>> = {
  StagingItem: ['jobId', 'StagingJob'],
  StagingRound: ['itemId', 'StagingItem'],
  Revision: ['jobId', 'StagingJob'],
  _RevisionToStagingItem: ['A', 'Revision'],
  InvoiceItem: ['invoiceId', 'Invoice'],
  Payment: ['invoiceId', 'Invoice'],
  PackFile: ['packId', 'Pack'],
  SellerComment: ['linkId', 'PublicLink'],
};

/** The part of a world that a copy has: its owner works in it alone. */
export type Copy = Omit<World, 'people' | 'cookieOf' | 'keyWith' | 'close'> & { readonly owner: Registered };

/** @returns what copies the world's workspace, as it is now, for a new person */
export async function copier(world: World): Promise<() => Promise<Copy>> {
  const { server, people, cookieOf: _cookieOf, keyWith: _keyWith, close: _close, ...named } = world;
  const names = JSON.stringify(named);
  const rows = await readRows(world);
  return async () => {
    const owner = await server.register();
    const rename = renamer(people.owner, owner);
    await insert(server.databaseUrl, rename(rows));
    return { ...(JSON.parse(rename(names)) as typeof named), server, owner };
  };
}

/** The rows by table, as JSON. */
async function readRows({ server, ids }: World): Promise<string> {
  const { prisma } = server.services;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'workspaceId'`;
  const own = tables.filter(({ name }) => !LEFT_OUT.includes(name));
  const selects = [
    ...own.map(({ name }) => [name, `"workspaceId" = $1`] as const),
    ...Object.keys(LEADING).map((name) => [name, conditionOf(name)] as const),
  ];
  const parts = selects.map(
    ([name, where]) => `'${name}', (SELECT coalesce(json_agg(t), '[]') FROM "${name}" t WHERE ${where})`,
  );
  const found = await prisma.$queryRawUnsafe<{ rows: object }[]>(
    `SELECT json_build_object(${parts.join(', ')}) AS rows`,
    ids.Workspace,
  );
  return JSON.stringify(oneRow(found).rows);
}

function conditionOf(table: string): string {
  const [column, parent] = LEADING[table] ?? [];
  return parent ? `"${column}" IN (SELECT "id" FROM "${parent}" WHERE ${conditionOf(parent)})` : `"workspaceId" = $1`;
}

const ID = /\b([a-z]+_[0-9a-z]{12})[0-9a-z]{8}\b/g;
const HASH = /("(?:tokenHash|hash)": ?")[0-9a-f]{8}/g;

/** Ends all ids otherwise, but those of the person and the workspace, which are the new person's. */
function renamer(before: Registered, after: Registered): (text: string) => string {
  const ending = newId('proj').slice(-8);
  const hash = Buffer.from(ending).toString('hex').slice(-8);
  const anew = (id: string) => id.replace(ID, `$1${ending}`);
  return (text) =>
    anew(text)
      .replaceAll(anew(before.user.id), after.user.id)
      .replaceAll(anew(before.workspaceId), after.workspaceId)
      .replace(HASH, `$1${hash}`);
}

async function insert(databaseUrl: string, rows: string): Promise<void> {
  const inserts = Object.keys(JSON.parse(rows) as object).map(
    (table, at) => `t${at} AS (INSERT INTO "${table}"
      SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json->'${table}'))`,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // without the triggers that check foreign keys and that write messages
    await client.query('SET session_replication_role = replica');
    await client.query(`WITH ${inserts.join(', ')} SELECT 1`, [rows]);
  } finally {
    await client.end();
  }
}
