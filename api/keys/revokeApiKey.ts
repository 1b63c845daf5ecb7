import { recordActivity } from '../activity/recordActivity.js';
import type { Transaction } from '../db/client.js';
import type { Person } from '../domain/caller.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import { openKeys, visibleKeys } from './key.access.js';
import { writeAs } from '../domain/write.js';

/**
 * Ends a key at once, in every process, with its open sockets.
 * @throws NotFoundError when the caller's workspace has no such key
 * @throws ConflictError when it is revoked already
 */
export async function revokeApiKey(caller: Person, { prisma }: Pick<Services, 'prisma'>, id: string): Promise<void> {
  const { userId } = caller;
  await writeAs(caller, prisma, async (tx) => {
    const where = { id, ...visibleKeys(caller) };
    const row = typeOfId(id) === 'ApiKey' ? await tx.apiKey.findFirst({ where }) : null;
    if (!row) throw new NotFoundError('Key not found.');
    if (!(await endKey(tx, row, userId))) throw new ConflictError('This key is revoked already.', 'ALREADY_DONE');
  });
}

interface MadeBy {
  readonly workspaceId: string;
  readonly userId: string;
  /** who revokes them */
  readonly actorId: string;
}

/** Ends the keys that a person made in a workspace and that have not ended yet. */
export async function revokeKeysOf(tx: Transaction, { workspaceId, userId, actorId }: MadeBy): Promise<void> {
  const where = { workspaceId, createdById: userId, ...openKeys() };
  const keys = await tx.apiKey.findMany({ where, orderBy: { id: 'asc' } });
  for (const key of keys) await endKey(tx, key, actorId);
}

/** @returns whether it was still open */
async function endKey(
  tx: Transaction,
  { id, workspaceId, name }: { readonly id: string; readonly workspaceId: string; readonly name: string },
  actorId: string,
): Promise<boolean> {
  const where = { id, workspaceId, revokedAt: null };
  const { count } = await tx.apiKey.updateMany({ where, data: { revokedAt: new Date() } });
  if (count === 0) return false;
  await notify(tx, { kind: 'keys', id });
  await recordActivity(tx, {
    workspaceId,
    actorId,
    action: 'api_key_revoked',
    entityType: 'api_key',
    entityId: id,
    description: `Key revoked: ${name}`,
  });
  return true;
}
