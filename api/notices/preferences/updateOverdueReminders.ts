import type { Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';

/** Changes whether recipients of the workspace's overdue invoices are reminded by mail. */
export async function updateOverdueReminders(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  overdueReminders: boolean,
): Promise<void> {
  const where = { id: caller.workspaceId };
  await prisma.workspace.update({ where, data: { overdueReminders } });
}
