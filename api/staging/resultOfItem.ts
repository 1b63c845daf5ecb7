import type { StagingRound } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';

/**
 * A result of an image, with its picture.
 * @throws NotFoundError when the image has no such result, or its picture was deleted
 * @throws ConflictError when its picture was removed with time
 */
export async function resultOfItem(
  db: Pick<Transaction, 'stagingRound'>,
  itemId: string,
  resultId: string,
): Promise<StagingRound> {
  const where = { id: resultId, itemId };
  const result = typeOfId(resultId) === 'StagingResult' ? await db.stagingRound.findFirst({ where }) : null;
  if (result?.removedAt) throw new ConflictError('The picture of that round was removed, long after the delivery.');
  if (!result || result.proofMediaId === null) throw new NotFoundError('Picture not found.');
  return result;
}
