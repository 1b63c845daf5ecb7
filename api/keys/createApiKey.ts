import { holdWorkspace } from '../accounts/holdWorkspace.js';
import { recordActivity } from '../activity/recordActivity.js';
import type { Transaction } from '../db/client.js';
import type { MembershipRole } from '../db/generated/enums.js';
import type { Person } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { openKeys } from './key.access.js';
import type { NewApiKey, NewPublishableKey } from './key.rules.js';
import { endingOfKey, hashOfKey, newKeyText } from './keyText.js';
import { may, type Scope } from '../domain/permissions.js';
import { writeAs } from '../domain/write.js';

const MOST_OPEN = 50;

export interface MadeKey {
  readonly id: string;
  readonly workspaceId: string;
  /** of a secret key: can never be read again */
  readonly text: string;
}

/**
 * Makes a key to the caller's workspace.
 * @throws ConflictError when the workspace has too many keys
 */
export const createApiKey = (caller: Person, services: Pick<Services, 'prisma'>, input: NewApiKey) =>
  makeKey(caller, services, { ...input, text: newKeyText(), kept: null, origins: [] });

/**
 * Makes a key that pages of these sites show to everybody: with it they read what the workspace's embeds show.
 * @throws ConflictError when the workspace has too many keys
 */
export function createPublishableKey(caller: Person, services: Pick<Services, 'prisma'>, input: NewPublishableKey) {
  const text = newKeyText('publishable');
  return makeKey(caller, services, { ...input, scopes: ['embeds:read'], text, kept: text });
}

interface WantedKey {
  readonly name: string;
  readonly scopes: Scope[];
  readonly expiresAt?: Date | null;
  readonly origins: string[];
  readonly text: string;
  /** what is kept of the text besides its hash */
  readonly kept: string | null;
}

async function makeKey(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { name, scopes, expiresAt = null, origins, text, kept }: WantedKey,
): Promise<MadeKey> {
  const { workspaceId, userId } = caller;
  return writeAs(caller, prisma, async (tx) => {
    await requireStillMay(tx, { workspaceId, userId });
    await holdWorkspace(tx, workspaceId);
    const open = await tx.apiKey.count({ where: { workspaceId, ...openKeys() } });
    if (open >= MOST_OPEN)
      throw new ConflictError(`A workspace has at most ${MOST_OPEN} keys. Revoke one first.`, 'LIMIT_REACHED');
    const secret = { hash: hashOfKey(text), ending: endingOfKey(text), text: kept };
    const id = newId('key');
    const data = { ...secret, id, workspaceId, name, scopes, origins, expiresAt, createdById: userId };
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

/**
 * Whoever removes the person, or takes the role from them, waits, and finds the key to revoke.
 * @throws ConflictError when the person may not make keys any more
 */
async function requireStillMay(
  tx: Transaction,
  { workspaceId, userId }: Pick<Person, 'workspaceId' | 'userId'>,
): Promise<void> {
  const [own] = await tx.$queryRaw<{ readonly role: MembershipRole }[]>`
    SELECT "role" FROM "Membership" WHERE "workspaceId" = ${workspaceId} AND "userId" = ${userId} FOR SHARE`;
  if (own && may(own, 'keys:write')) return;
  throw new ConflictError(
    'Your role in this workspace has changed meanwhile. Load the page again.',
    'CHANGED_MEANWHILE',
  );
}
