import { holdWorkspace } from '../../accounts/holdWorkspace.js';
import { recordActivity } from '../../activity/recordActivity.js';
import type { Transaction } from '../../db/client.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { newId, typeOfId } from '../../domain/ids.js';
import { requireProject } from '../../projects/project.access.js';
import type { Services } from '../../services.js';
import { visibleStagingItems } from '../../staging/staging.access.js';
import { MOST_EMBEDS, type NewEmbed } from '../embed.rules.js';
import { writeAs } from '../../domain/write.js';

/**
 * Makes an embed, which shows its part of the workspace from now on.
 * @throws NotFoundError when the caller has no such project or picture
 * @throws ConflictError when the workspace has as many as it may
 */
export async function createEmbed(caller: Caller, { prisma }: Pick<Services, 'prisma'>, input: NewEmbed) {
  const { workspaceId, userId } = caller;
  const { kind, name, origins, projectId = null, itemId = null } = input;
  return writeAs(caller, prisma, async (tx) => {
    // two at once are counted one after the other
    await holdWorkspace(tx, workspaceId);
    await requireShown(tx, caller, { projectId, itemId });
    const count = await tx.embed.count({ where: { workspaceId } });
    if (count >= MOST_EMBEDS) {
      throw new ConflictError(`A workspace has at most ${MOST_EMBEDS} embeds. Delete one first.`, 'LIMIT_REACHED');
    }
    const id = newId('emb');
    const data = { id, workspaceId, kind, name, origins, projectId, itemId, createdById: userId };
    const embed = await tx.embed.create({ data });
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'embed_created',
      entityType: 'embed',
      entityId: id,
      description: `Embed made: ${name}`,
    });
    return embed;
  });
}

type Shown = Readonly<Record<'projectId' | 'itemId', string | null>>;

/** @throws NotFoundError */
async function requireShown(tx: Transaction, caller: Caller, { projectId, itemId }: Shown): Promise<void> {
  if (projectId !== null) await requireProject(caller, tx, projectId);
  if (itemId !== null) {
    const where = { id: itemId, ...visibleStagingItems(caller) };
    const item = typeOfId(itemId) === 'StagingItem' ? await tx.stagingItem.findFirst({ where }) : null;
    if (!item) throw new NotFoundError('Picture not found.');
  }
}
