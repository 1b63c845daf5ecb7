import { recordActivity } from '../activity/recordActivity.js';
import type { Person } from '../domain/caller.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import { visibleKeys } from './key.access.js';
import { writeAs } from '../domain/write.js';

/**
 * Ends a key at once, in every process, with its open sockets.
 * @throws NotFoundError when the caller's workspace has no such key
 * @throws ConflictError when it is revoked already
 */
export async function revokeApiKey(caller: Person, { prisma }: Pick<Services, 'prisma'>, id: string): Promise<void> {
  const { workspaceId, userId } = caller;
  await writeAs(caller, prisma, async (tx) => {
    const where = { id, ...visibleKeys(caller) };
    const row = typeOfId(id) === 'ApiKey' ? await tx.apiKey.findFirst({ where }) : null;
    if (!row) throw new NotFoundError('Key not found');
    const { count } = await tx.apiKey.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new ConflictError('This key is revoked already.', 'ALREADY_DONE');
    await notify(tx, { kind: 'keys', id });
    await recordActivity(tx, {
      workspaceId,
      actorId: userId,
      action: 'api_key_revoked',
      entityType: 'api_key',
      entityId: id,
      description: `Key revoked: ${row.name}`,
    });
  });
}
