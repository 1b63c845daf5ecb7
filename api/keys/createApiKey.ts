import { recordActivity } from '../activity/recordActivity.js';
import type { Person } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { openKeys } from './key.access.js';
import type { NewApiKey } from './key.rules.js';
import { endingOfKey, hashOfKey, newKeyText } from './keyText.js';

const MOST_OPEN = 50;

/**
 * Makes a key to the caller's workspace.
 * @returns its row, and its text, which can never be read again
 * @throws ConflictError when the workspace has too many keys
 */
export async function createApiKey(caller: Person, { prisma }: Pick<Services, 'prisma'>, input: NewApiKey) {
  const { workspaceId, userId } = caller;
  const text = newKeyText();
  return prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Workspace" WHERE id = ${workspaceId} FOR UPDATE`;
    const open = await tx.apiKey.count({ where: { workspaceId, ...openKeys() } });
    if (open >= MOST_OPEN) throw new ConflictError(`A workspace has at most ${MOST_OPEN} keys. Revoke one first.`);
    const { name, scopes, expiresAt = null } = input;
    const secret = { hash: hashOfKey(text), ending: endingOfKey(text) };
    const data = { ...secret, id: newId('key'), workspaceId, name, scopes, expiresAt, createdById: userId };
    const row = await tx.apiKey.create({ data });
    await recordActivity(tx, {
      workspaceId,
      actorId: userId,
      action: 'api_key_created',
      entityType: 'api_key',
      entityId: row.id,
      description: `Key made: ${name}`,
    });
    return { row, text };
  });
}
