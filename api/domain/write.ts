/**
 * Every transaction that writes is opened here, so that all of them take their locks in one order and none waits for
 * another that waits for it:
 *
 * 1. for the choice of the next photo alone: the turns (`lockTurns`)
 * 2. the workspace: shared by whoever writes in it (FOR KEY SHARE), alone by the deletion of an account of it (FOR
 *    UPDATE); several by their ids
 * 3. the caller's membership
 * 4. for changes of a workspace's people: its members (`holdMembers`)
 * 5. the person (`holdPerson`), whose sessions, ways to sign in and preferences come after
 * 6. jobs by their ids, then their photos and results
 * 7. files, uploads
 * 8. invoices, then payments
 * 9. endpoints of webhooks, then deliveries
 * 10. the workspace against other holders (`holdWorkspace`), which lets all of the above go on; who takes it earlier
 *     takes no job after it
 * 11. counters, and rows that are only added: activities, audit entries, events, messages
 *
 * So whoever holds the workspace alone waits for nobody: it deletes rows of every kind in whatever order. Where
 * PostgreSQL ends a transaction as the victim of a deadlock all the same, that is done again from its beginning. A body
 * therefore changes nothing but rows: files are written before it, and what has to follow it is a message.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { PrismaClient, Transaction } from '../db/client.js';
import { isMissingRow, isWriteConflict } from '../db/conflicts.js';
import { Prisma } from '../db/generated/client.js';
import type { Caller } from './caller.js';
import { ConflictError, NotFoundError } from './errors.js';
import { typeOfId } from './ids.js';

type Client = Pick<PrismaClient, '$transaction'>;
type Body<Result> = (tx: Transaction) => Promise<Result>;

const MOST_TRIES = 5;
/** Milliseconds. */
const LONGEST_PAUSE = 100;

const NOT_THERE = 'Something that this needs was deleted meanwhile. Load the page again.';
const NOT_OF_IT = 'You are no longer in this workspace, or it was deleted. Load the page again.';
const SIGNED_OUT = 'You were signed out meanwhile. Sign in again.';

/**
 * A transaction that writes in no workspace, or takes its locks itself.
 * @throws NotFoundError when a row that it refers to was deleted meanwhile
 */
export async function write<Result>(prisma: Client, body: Body<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await prisma.$transaction(body);
    } catch (error) {
      if (isMissingRow(error)) throw new NotFoundError(NOT_THERE, { cause: error });
      if (tries === MOST_TRIES || !isWriteConflict(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE);
    }
  }
}

/**
 * A transaction of somebody who writes in their workspace.
 * @throws NotFoundError when the workspace is gone, or they are not of it any more
 */
export function writeAs<Result>(caller: Caller, prisma: Client, body: Body<Result>): Promise<Result> {
  return write(prisma, async (tx) => {
    if (!(await shareAs(caller, tx))) throw new NotFoundError(NOT_OF_IT);
    return body(tx);
  });
}

async function shareAs({ workspaceId, userId }: Caller, tx: Transaction): Promise<boolean> {
  const found =
    userId === null
      ? await tx.$queryRaw<object[]>`SELECT 1 FROM "Workspace" WHERE "id" = ${workspaceId} FOR KEY SHARE`
      : await tx.$queryRaw<object[]>`
          SELECT 1 FROM "Workspace" workspace
          JOIN "Membership" membership ON membership."workspaceId" = workspace."id"
          WHERE workspace."id" = ${workspaceId} AND membership."userId" = ${userId}
          FOR KEY SHARE OF workspace, membership`;
  return found.length > 0;
}

/**
 * A transaction of the system, or of somebody who need not be of the workspace. Where that is gone, the body finds
 * nothing of it.
 * @param of the workspace, or something in it; or several
 */
export function writeIn<Result>(prisma: Client, of: string | readonly string[], body: Body<Result>): Promise<Result> {
  return write(prisma, async (tx) => {
    await shareWorkspaces(tx, [of].flat());
    return body(tx);
  });
}

/** The tables by whose rows a workspace is found. */
const HELD = [
  'Project',
  'Invitation',
  'Media',
  'StagingJob',
  'Invoice',
  'Pack',
  'PublicLink',
  'Notice',
  'WebhookEndpoint',
] as const;

/** SQL: the id of the workspace that the thing is, or is in. */
function workspaceOf(id: string): Prisma.Sql {
  const type = typeOfId(id);
  if (type === 'StagingItem') {
    return Prisma.sql`
      SELECT job."workspaceId" FROM "StagingItem" item JOIN "StagingJob" job ON job."id" = item."jobId"
      WHERE item."id" = ${id}`;
  }
  const table = HELD.find((held) => held === type);
  return table
    ? Prisma.sql`SELECT "workspaceId" FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}`
    : Prisma.sql`SELECT ${id}`;
}

/** Keeps the workspaces of these things from being deleted until the transaction ends. To be its first lock of rows. */
export async function shareWorkspaces(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const workspaces = Prisma.join([...new Set(ids)].map(workspaceOf), ' UNION ');
  await tx.$executeRaw`SELECT FROM "Workspace" WHERE "id" IN (${workspaces}) ORDER BY "id" FOR KEY SHARE`;
}

/**
 * A transaction that changes a person's account.
 * @throws ConflictError when the account is gone
 */
export function writeOfPerson<Result>(prisma: Client, userId: string, body: Body<Result>): Promise<Result> {
  return write(prisma, async (tx) => {
    const found = await tx.$queryRaw<object[]>`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
    if (found.length === 0) throw new ConflictError(SIGNED_OUT);
    return body(tx);
  });
}
