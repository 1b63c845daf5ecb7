import type { Transaction } from '../db/client.js';

/** Locks the workspace against other holders; other transactions can still refer to it. */
export async function holdWorkspace(tx: Pick<Transaction, '$queryRaw'>, workspaceId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
}
