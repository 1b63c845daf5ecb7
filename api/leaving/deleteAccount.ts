import { ConflictError } from '../domain/errors.js';
import { endPayments } from '../billing/payments/callOffPayments.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import type { Person } from '../domain/caller.js';
import { confirmPerson, type Proof } from '../accounts/confirmPerson.js';
import { endSessions } from '../accounts/sessions/endSessions.js';
import { holdMembers } from '../team/members.js';
import { objectKeysOf } from './objectKeysOf.js';
import { ownWorkspaces } from './ownWorkspaces.js';

/** Milliseconds: the server aborts longer uploads. */
const LONGEST_UPLOAD = 60 * 60 * 1000;

/**
 * Deletes a person's account, and every workspace that they alone own with all its content. Objects are removed after
 * the commit. Workspaces with other owners stay; the person's activities there stay without a name.
 * @throws ValidationError, TooManyAttemptsError when the password is wrong
 * @throws ConflictError when there is neither a password nor a recent sign-in, or others work in a workspace that would
 *   be deleted
 */
export async function deleteAccount(
  caller: Person,
  services: Pick<Services, 'prisma' | 'queue' | 'log'>,
  proof: Proof,
): Promise<void> {
  const { prisma, log } = services;
  const { userId } = caller;
  await confirmPerson(prisma, { ...proof, userId, act: 'delete the account' });
  await prisma.$transaction(async (tx) => {
    const owned = await tx.membership.findMany({ where: { userId, role: 'owner' }, select: { workspaceId: true } });
    const ids = owned.map(({ workspaceId }) => workspaceId);
    await holdMembers(tx, ids);
    // A second deletion waits. The person's other requests continue: they may still refer to the row.
    const held = await tx.$queryRaw<object[]>`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    if (held.length === 0) throw new ConflictError('This account was deleted already.');
    await deleteOwnWorkspaces(services, tx, userId);
    await endSessions(tx, userId);
    await tx.user.delete({ where: { id: userId } });
  });
  log.info({ user: userId }, 'a person deleted their account');
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
  // Locks, so that no rows are added while the keys are read. Jobs first, in the lock order of recording a picture.
  await tx.$executeRaw`SELECT FROM "StagingJob" WHERE "workspaceId" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  // Invoices before the workspace, in the lock order of a payment.
  await tx.$executeRaw`SELECT FROM "Invoice" WHERE "workspaceId" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  await tx.$executeRaw`SELECT FROM "Workspace" WHERE id = ANY(${ids}) FOR UPDATE`;
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
