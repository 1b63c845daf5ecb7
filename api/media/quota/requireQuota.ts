import { QuotaError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import { storageUse, totalOf } from './storageUse.js';

interface Wanted {
  readonly workspaceId: string;
  /** of the workspace, bytes */
  readonly quota: number;
  /** what is to be kept besides */
  readonly bytes: number;
}

/**
 * Holds the workspace until the transaction ends, so that of many at once each counts those before it; then counts.
 * Whatever the transaction itself lets go of must be let go of before.
 * @throws QuotaError
 */
export async function requireQuota(tx: Transaction, { workspaceId, quota, bytes }: Wanted): Promise<void> {
  await holdWorkspace(tx, workspaceId);
  const used = totalOf(await storageUse(tx, workspaceId));
  if (used + bytes > quota) throw new QuotaError({ used, quota });
}

/** Others may refer to the workspace meanwhile, but not hold it. */
export async function holdWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
}
