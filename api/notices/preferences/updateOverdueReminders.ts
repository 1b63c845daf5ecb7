import type { Caller } from '../../domain/caller.js';
import { writeAs } from '../../domain/write.js';
import type { Services } from '../../services.js';

/** Changes whether recipients of the workspace's overdue invoices are reminded by mail. */
export async function updateOverdueReminders(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  overdueReminders: boolean,
): Promise<void> {
  const where = { id: caller.workspaceId };
  await writeAs(caller, prisma, (tx) => tx.workspace.update({ where, data: { overdueReminders } }));
}
