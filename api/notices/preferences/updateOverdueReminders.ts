import type { Caller } from '../../domain/caller.js';
import { ForbiddenError } from '../../domain/errors.js';
import type { Services } from '../../services.js';

/**
 * Changes whether recipients of the workspace's overdue invoices are reminded by mail.
 * @throws ForbiddenError when the caller is not an owner
 */
export async function updateOverdueReminders(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  overdueReminders: boolean,
): Promise<{ id: string }> {
  if (caller.role !== 'owner') throw new ForbiddenError('Only an owner of the workspace can change its reminders.');
  const where = { id: caller.workspaceId };
  return prisma.workspace.update({ where, data: { overdueReminders }, select: { id: true } });
}
