import { holdWorkspace } from '../../accounts/holdWorkspace.js';
import { QuotaError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import { storageUse, totalOf } from './storageUse.js';

interface Wanted {
  readonly workspaceId: string;
  /** of the workspace, bytes */
  readonly quota: number;
  /** the bytes to be added */
  readonly bytes: number;
}

/**
 * Locks the workspace until the transaction ends, so that concurrent calls count each other; then checks the quota.
 * Rows that the transaction itself frees must be removed before.
 * @throws QuotaError
 */
export async function requireQuota(tx: Transaction, { workspaceId, quota, bytes }: Wanted): Promise<void> {
  await holdWorkspace(tx, workspaceId);
  const used = totalOf(await storageUse(tx, workspaceId));
  if (used + bytes > quota) throw new QuotaError({ used, quota });
}
