import type { Transaction } from '../db/client.js';
import { ConflictError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';

/**
 * Checks that an image still shows the result that a person looked at. The job's row is locked.
 * @throws ConflictError
 */
export async function requireShown(tx: Transaction, itemId: string, resultId: string): Promise<void> {
  const where = { id: itemId, state: 'staged', proof: { result: { id: resultId } } } as const;
  const wellFormed = typeOfId(resultId) === 'StagingResult';
  const shown = wellFormed ? await tx.stagingItem.findFirst({ where, select: { id: true } }) : null;
  if (!shown)
    throw new ConflictError('This photo shows another picture by now. Look at it first.', 'CHANGED_MEANWHILE');
}
