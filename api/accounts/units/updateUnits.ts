import { ForbiddenError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import type { Caller } from '../../domain/caller.js';
import type { Units } from './unitsOf.js';

/**
 * Changes the units in which the workspace's lengths are shown.
 * @param units null: determined by its currency
 * @throws ForbiddenError when the caller is not an owner
 */
export async function updateUnits(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  units: Units | null,
): Promise<{ id: string }> {
  if (caller.role !== 'owner') throw new ForbiddenError('Only an owner of the workspace can change its units.');
  return prisma.workspace.update({ where: { id: caller.workspaceId }, data: { units }, select: { id: true } });
}
