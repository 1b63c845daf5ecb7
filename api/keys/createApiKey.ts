import { holdWorkspace } from '../accounts/holdWorkspace.js';
import { recordActivity } from '../activity/recordActivity.js';
import type { Person } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { openKeys } from './key.access.js';
import type { NewApiKey } from './key.rules.js';
import { endingOfKey, hashOfKey, newKeyText } from './keyText.js';

const MOST_OPEN = 50;

export interface MadeKey {
  readonly id: string;
  readonly workspaceId: string;
  /** can never be read again */
  readonly text: string;
}

/**
 * Makes a key to the caller's workspace.
 * @throws ConflictError when the workspace has too many keys
 */
export async function createApiKey(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  input: NewApiKey,
): Promise<MadeKey> {
  const { workspaceId, userId } = caller;
  const text = newKeyText();
  return prisma.$transaction(async (tx) => {
    await holdWorkspace(tx, workspaceId);
    const open = await tx.apiKey.count({ where: { workspaceId, ...openKeys() } });
    if (open >= MOST_OPEN) throw new ConflictError(`A workspace has at most ${MOST_OPEN} keys. Revoke one first.`);
    const { name, scopes, expiresAt = null } = input;
    const secret = { hash: hashOfKey(text), ending: endingOfKey(text) };
    const id = newId('key');
    const data = { ...secret, id, workspaceId, name, scopes, expiresAt, createdById: userId };
    await tx.apiKey.create({ data });
    await recordActivity(tx, {
      workspaceId,
      actorId: userId,
      action: 'api_key_created',
      entityType: 'api_key',
      entityId: id,
      description: `Key made: ${name}`,
    });
    return { id, workspaceId, text };
  });
}
