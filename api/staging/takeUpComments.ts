import type { Transaction } from '../db/client.js';
import { ConflictError, ValidationError } from '../domain/errors.js';

interface TakenUp {
  /** the photos that are staged anew, of one job */
  readonly itemIds: readonly string[];
  /** each once */
  readonly commentIds: readonly string[];
}

/**
 * Marks comments of the seller as taken up by a revision.
 * @throws ValidationError when one is not on these photos
 * @throws ConflictError when another revision took one up before
 */
export async function takeUpComments(tx: Transaction, { itemIds, commentIds }: TakenUp): Promise<void> {
  if (commentIds.length === 0) return;
  const where = { id: { in: [...commentIds] }, itemId: { in: [...itemIds] } };
  if ((await tx.sellerComment.count({ where })) < commentIds.length) {
    const message = 'Choose comments on the photos that are staged anew';
    throw new ValidationError([{ path: 'commentIds', message }]);
  }
  const { count } = await tx.sellerComment.updateMany({
    where: { ...where, takenUpAt: null },
    data: { takenUpAt: new Date() },
  });
  if (count < commentIds.length)
    throw new ConflictError('Another revision has taken up these words already.', 'CHANGED_MEANWHILE');
}
