import { ConflictError } from '../domain/errors.js';
import { endPayments } from '../billing/payments/callOffPayments.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import type { Person } from '../domain/caller.js';
import { confirmPerson, type Proof } from '../accounts/confirmPerson.js';
import { endSessions } from '../accounts/sessions/endSessions.js';
import { revokeKeysOf } from '../keys/revokeApiKey.js';
import { keepAgentName } from '../projects/keepAgentName.js';
import { FORMER } from '../team/members.js';
import { write } from '../domain/write.js';
import { objectKeysOf } from './objectKeysOf.js';
import { ownWorkspaces } from './ownWorkspaces.js';

/** Milliseconds: the server aborts longer uploads. */
const LONGEST_UPLOAD = 60 * 60 * 1000;

interface Deletion extends Proof {
  /** whether the keys that they made in workspaces that stay end too */
  readonly revokeKeys?: boolean;
}

/**
 * Deletes a person's account, and every workspace that they alone own with all its content. Objects are removed after
 * the commit. Workspaces with other owners stay; the person's activities there stay without a name,
 * while figures keep it.
 * @throws ValidationError, TooManyAttemptsError when the password is wrong
 * @throws ConflictError when there is neither a password nor a recent sign-in, or others work in a workspace that would
 *   be deleted
 */
export async function deleteAccount(
  caller: Person,
  services: Pick<Services, 'prisma' | 'queue' | 'log'>,
  { revokeKeys = true, ...proof }: Deletion,
): Promise<void> {
  const { prisma, log } = services;
  const { userId } = caller;
  await confirmPerson(prisma, { ...proof, userId, act: 'delete the account' });
  await write(prisma, async (tx) => {
    await holdAll(tx, userId);
    await deleteOwnWorkspaces(services, tx, userId);
    await leaveOthers(tx, userId, revokeKeys);
    await endSessions(tx, userId);
    await tx.user.delete({ where: { id: userId } });
  });
  log.info({ user: userId }, 'a person deleted their account');
}

const workspacesOf = async (tx: Transaction, userId: string) =>
  (await tx.membership.findMany({ where: { userId } })).map(({ workspaceId }) => workspaceId).toSorted();

/**
 * Holds the person's workspaces alone, those with others too, whose rows name the person. What is being written there
 * ends first, and what comes later waits for the deletion: see the order of locks in `domain/write.ts`.
 * @throws ConflictError when the account is gone, or the person has just come into a workspace
 */
async function holdAll(tx: Transaction, userId: string): Promise<void> {
  const ids = await workspacesOf(tx, userId);
  await tx.$executeRaw`SELECT FROM "Workspace" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  const held = await tx.$queryRaw<object[]>`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
  if (held.length === 0) throw new ConflictError('This account was deleted already.');
  const others = (await workspacesOf(tx, userId)).filter((id) => !ids.includes(id));
  if (others.length > 0)
    throw new ConflictError('You have just come into another workspace. Look at it, then try again.');
}

/** In the workspaces that stay, their name stays with their projects. */
async function leaveOthers(tx: Transaction, userId: string, revokeKeys: boolean): Promise<void> {
  const where = { userId };
  const include = { user: { select: { name: true } } } as const;
  const memberships = await tx.membership.findMany({ where, include, orderBy: { workspaceId: 'asc' } });
  for (const { workspaceId, user } of memberships) {
    await keepAgentName(tx, { workspaceId, userId, name: user.name || FORMER });
    if (revokeKeys) await revokeKeysOf(tx, { workspaceId, userId, actorId: userId });
  }
}

async function deleteOwnWorkspaces(services: Pick<Services, 'queue'>, tx: Transaction, userId: string): Promise<void> {
  const workspaces = await tx.workspace.findMany({
    where: ownWorkspaces(userId),
    select: { id: true, name: true, memberships: { where: { userId: { not: userId } }, take: 1 } },
  });
  const inUse = workspaces.find(({ memberships }) => memberships.length > 0);
  if (inUse) {
    throw new ConflictError(
      `Other people work in ${inUse.name}, which you alone own. Hand it over to one of them, or remove them first.`,
    );
  }
  const ids = workspaces.map(({ id }) => id);
  await endPayments(tx, services, { invoice: { workspaceId: { in: ids }, payment: null } });
  await sendRemoval(services, tx, await objectKeysOf(tx, ids));
  await removeLateUploads(services, tx, ids);
  await tx.workspace.deleteMany({ where: { id: { in: ids } } });
}

/**
 * Enqueues later removals: an upload link accepts files until it expires, and an upload that began before then
 * continues for a while.
 */
async function removeLateUploads(
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  workspaceIds: string[],
): Promise<void> {
  const open = { workspaceId: { in: workspaceIds }, expiresAt: { gt: new Date() } };
  const uploads = await tx.upload.findMany({ where: open, orderBy: { expiresAt: 'desc' } });
  const [last] = uploads;
  if (!last) return;
  const after = new Date(last.expiresAt.getTime() + LONGEST_UPLOAD);
  const keys = uploads.map(({ objectKey }) => objectKey);
  await sendRemoval(services, tx, keys, after);
}
