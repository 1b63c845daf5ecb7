import type { Services } from '../../services.js';
import type { Caller } from '../../domain/caller.js';
import { writeAs } from '../../domain/write.js';
import type { Units } from './unitsOf.js';

/**
 * Changes the units in which the workspace's lengths are shown.
 * @param units null: determined by its currency
 */
export async function updateUnits(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  units: Units | null,
): Promise<void> {
  await writeAs(caller, prisma, (tx) => tx.workspace.update({ where: { id: caller.workspaceId }, data: { units } }));
}
