import type { Prisma } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';

/**
 * Has images of a job staged anew. What they have stays until there is something in its place: a proof and a report, or
 * why it failed.
 * @param look as what they are staged from now on, where it is another
 * @returns how many there are
 */
export async function stageAnew(
  tx: Transaction,
  where: Prisma.StagingItemWhereInput,
  look: Pick<Prisma.StagingItemUpdateManyMutationInput, 'style' | 'roomType'> = {},
): Promise<number> {
  const { count } = await tx.stagingItem.updateMany({ where, data: { ...look, state: 'waiting', progress: 0 } });
  return count;
}
