import { ConflictError } from '../domain/errors.js';
import { endPayments } from '../billing/payments/callOffPayments.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import type { Caller } from '../domain/caller.js';
import { confirmPerson, type Proof } from '../accounts/confirmPerson.js';
import { endSessions } from '../accounts/sessions/endSessions.js';
import { objectKeysOf } from './objectKeysOf.js';
import { ownWorkspaces } from './ownWorkspaces.js';

/** Milliseconds: the server breaks off what takes longer. */
const LONGEST_UPLOAD = 60 * 60 * 1000;

/**
 * Deletes a person's account, and every workspace of which they are the only owner with all that it holds. Its objects
 * are removed once that is committed. Workspaces that others own stay; what the person did there stays without a name.
 * @throws ValidationError, TooManyAttemptsError where the password is not theirs
 * @throws ConflictError where neither password nor a recent sign-in shows that it is them
 */
export async function deleteAccount(
  caller: Caller,
  services: Pick<Services, 'prisma' | 'queue' | 'log'>,
  proof: Proof,
): Promise<void> {
  const { prisma, log } = services;
  const { userId } = caller;
  await confirmPerson(prisma, { ...proof, userId, act: 'delete the account' });
  await prisma.$transaction(async (tx) => {
    // Of two at once the second waits. What the person is doing elsewhere goes on: it may still refer to them.
    const held = await tx.$queryRaw<object[]>`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    if (held.length === 0) throw new ConflictError('This account was deleted already.');
    await deleteOwnWorkspaces(services, tx, userId);
    await endSessions(tx, userId);
    await tx.user.delete({ where: { id: userId } });
  });
  log.info({ user: userId }, 'a person deleted their account');
}

async function deleteOwnWorkspaces(services: Pick<Services, 'queue'>, tx: Transaction, userId: string): Promise<void> {
  const workspaces = await tx.workspace.findMany({ where: ownWorkspaces(userId), select: { id: true } });
  const ids = workspaces.map(({ id }) => id);
  // Nothing new comes in while its keys are read. Jobs first, as whoever records a picture locks them.
  await tx.$executeRaw`SELECT FROM "StagingJob" WHERE "workspaceId" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  // Invoices before the workspace, as whoever takes a payment locks them.
  await tx.$executeRaw`SELECT FROM "Invoice" WHERE "workspaceId" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  await tx.$executeRaw`SELECT FROM "Workspace" WHERE id = ANY(${ids}) FOR UPDATE`;
  await endPayments(tx, services, { invoice: { workspaceId: { in: ids }, payment: null } });
  await sendRemoval(services, tx, await objectKeysOf(tx, ids));
  await removeLateUploads(services, tx, ids);
  await tx.workspace.deleteMany({ where: { id: { in: ids } } });
}

/** A link that was handed out takes files until it expires, and an upload that began then goes on for a while. */
async function removeLateUploads(
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  workspaceIds: string[],
): Promise<void> {
  const open = { workspaceId: { in: workspaceIds }, expiresAt: { gt: new Date() } };
  const uploads = await tx.upload.findMany({ where: open, orderBy: { expiresAt: 'desc' } });
  if (uploads.length === 0) return;
  const after = new Date(uploads[0].expiresAt.getTime() + LONGEST_UPLOAD);
  const keys = uploads.map(({ objectKey }) => objectKey);
  await sendRemoval(services, tx, keys, after);
}
