import { recordActivity } from '../activity/recordActivity.js';
import type { Transaction } from '../db/client.js';
import type { Project } from '../db/generated/client.js';
import { actorIdOf, type Caller } from '../domain/caller.js';
import { daysBefore } from '../domain/dayLengths.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { writeAs } from '../domain/write.js';
import { seenProjects } from '../domain/view.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';

const DAYS_TO_UNDO = 1;

/**
 * Brings a project back as it was, for the person or the key that deleted it, within a day.
 * @throws NotFoundError when the caller has no such deleted project
 * @throws ConflictError when it is back already, somebody else deleted it, or it was deleted too long ago
 */
export async function undoDeleteProject(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  id: string,
): Promise<{ id: string }> {
  return writeAs(caller, prisma, async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "Project" WHERE "id" = ${id} FOR NO KEY UPDATE`;
    const where = { id, workspaceId: caller.workspaceId, ...seenProjects(caller) };
    const found = typeOfId(id) === 'Project' ? await tx.project.findFirst({ where }) : null;
    if (!found) throw new NotFoundError('Project not found.');
    if (found.deletedAt === null) throw new ConflictError('This project is not deleted, or is back already.');
    const deletion = await tx.activity.findFirst({
      where: { workspaceId: caller.workspaceId, entityId: id, action: 'project_deleted' },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const deletedBy = deletion?.keyId ?? deletion?.actorId;
    const inTime = found.deletedAt > daysBefore(new Date(), DAYS_TO_UNDO);
    if (deletedBy !== actorIdOf(caller) || !inTime) {
      throw new ConflictError(
        'Only who deleted a project can undo it, and within a day. Ask an administrator to restore it.',
      );
    }
    const { address, workspaceId } = await bringBack(tx, found);
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'project_restored',
      entityType: 'project',
      entityId: id,
      description: `Deletion of the project undone: ${address}`,
    });
    return { id };
  });
}

/**
 * Shows a deleted project and its content again, with the public pages that were revoked by its deletion.
 * @throws NotFoundError when it is not deleted any more, also for the second of two concurrent calls
 */
export async function bringBack(tx: Transaction, { id, deletedAt }: Pick<Project, 'id' | 'deletedAt'>) {
  const where = { id, deletedAt: deletedAt ?? { not: null } };
  const { count } = await tx.project.updateMany({ where, data: { deletedAt: null } });
  if (count === 0) throw new NotFoundError('Project not found.');
  if (deletedAt !== null) {
    const ended = { job: { projectId: id }, revokedAt: deletedAt };
    await tx.publicLink.updateMany({ where: ended, data: { revokedAt: null } });
  }
  const drafts = await tx.invoice.findMany({
    where: { projectId: id, status: 'draft' },
    select: { id: true, workspaceId: true },
  });
  for (const draft of drafts) await notify(tx, { kind: 'invoice', ...draft });
  await notify(tx, { kind: 'stagingQueue' });
  return tx.project.findUniqueOrThrow({ where: { id } });
}
