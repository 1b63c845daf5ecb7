/** Changes to an embed. Those who watch it over a socket are told at once. */
import { recordActivity, type ActivityAction } from '../../activity/recordActivity.js';
import type { Transaction } from '../../db/client.js';
import type { Embed } from '../../db/generated/client.js';
import { requireAsExpected } from '../../domain/asExpected.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import type { EmbedChanges } from '../embed.rules.js';
import { requireEmbed } from './requireEmbed.js';
import { writeAs } from '../../domain/write.js';

type Kept = Pick<Services, 'prisma'>;

const tell = (tx: Transaction, { id, workspaceId }: Embed) => notify(tx, { kind: 'embed', workspaceId, id });

interface Done {
  readonly action: ActivityAction;
  readonly words: string;
}

const record = (tx: Transaction, caller: Caller, embed: Embed, { action, words }: Done) =>
  recordActivity(tx, {
    workspaceId: embed.workspaceId,
    actorId: actorIdOf(caller),
    action,
    entityType: 'embed',
    entityId: embed.id,
    description: `${words}: ${embed.name}`,
  });

/** @throws NotFoundError, or ConflictError when somebody changed meanwhile what the caller expects */
export async function updateEmbed(
  caller: Caller,
  { prisma }: Kept,
  { id, name, origins, expected }: EmbedChanges,
): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    // Held, so that nobody changes it between the comparison and the change.
    await tx.$queryRaw`SELECT "id" FROM "Embed" WHERE "id" = ${id} FOR NO KEY UPDATE`;
    const embed = await requireEmbed(tx, caller, id);
    requireAsExpected(embed, expected, { name: 'name', origins: 'sites' });
    await tx.embed.update({ where: { id }, data: { name: name ?? undefined, origins: origins ?? undefined } });
    await tell(tx, embed);
  });
}

/**
 * Switches an embed off: pages show nothing in its place, from now on.
 * @throws NotFoundError, or ConflictError when it is off already
 */
export async function switchEmbedOff(caller: Caller, { prisma }: Kept, id: string): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const embed = await requireEmbed(tx, caller, id);
    const { count } = await tx.embed.updateMany({ where: { id, offAt: null }, data: { offAt: new Date() } });
    if (count === 0) throw new ConflictError('This embed is off already.', 'ALREADY_DONE');
    await tell(tx, embed);
    await record(tx, caller, embed, { action: 'embed_switched_off', words: 'Embed switched off' });
  });
}

/** @throws NotFoundError, or ConflictError when it is on already */
export async function switchEmbedOn(caller: Caller, { prisma }: Kept, id: string): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const embed = await requireEmbed(tx, caller, id);
    const { count } = await tx.embed.updateMany({ where: { id, offAt: { not: null } }, data: { offAt: null } });
    if (count === 0) throw new ConflictError('This embed is on already.', 'ALREADY_DONE');
    await tell(tx, embed);
    await record(tx, caller, embed, { action: 'embed_switched_on', words: 'Embed switched on' });
  });
}

/** @throws NotFoundError */
export async function deleteEmbed(caller: Caller, { prisma }: Kept, id: string): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const embed = await requireEmbed(tx, caller, id);
    await record(tx, caller, embed, { action: 'embed_deleted', words: 'Embed deleted' });
    const { count } = await tx.embed.deleteMany({ where: { id } });
    if (count === 0) throw new NotFoundError('Embed not found.');
    await tell(tx, embed);
  });
}

/**
 * Gives an embed a new secret. Tokens that were signed with the one before open nothing from now on.
 * @throws NotFoundError, or ConflictError when another request was faster
 */
export async function rotateEmbedSecret(caller: Caller, { prisma }: Kept, id: string): Promise<Embed> {
  return writeAs(caller, prisma, async (tx) => {
    const embed = await requireEmbed(tx, caller, id);
    const { secretNumber } = embed;
    const data = { secretNumber: { increment: 1 } };
    const { count } = await tx.embed.updateMany({ where: { id, secretNumber }, data });
    if (count === 0)
      throw new ConflictError('Somebody else has just changed the secret. Look at it again.', 'CHANGED_MEANWHILE');
    await tell(tx, embed);
    return tx.embed.findUniqueOrThrow({ where: { id } });
  });
}
