/** Embeds as those see them to whom they are shown. */
import { UNITS } from '../../accounts/units/unitsOf.js';
import type { Prisma } from '../../db/generated/client.js';
import { isVisitor, type Caller, type Program } from '../../domain/caller.js';
import { typeOfId } from '../../domain/ids.js';
import type { Services } from '../../services.js';
import { openEmbeds } from '../embed.access.js';
import { needsToken } from '../secrets.js';

const ADDRESS = { select: { address: true } } as const;
const SHOWN = {
  workspace: { select: { name: true, sellerName: true, ...UNITS } },
  project: ADDRESS,
  item: { select: { jobId: true, job: { select: { project: ADDRESS } } } },
} as const satisfies Prisma.EmbedInclude;

/** An embed that shows something, with what is said of it. */
export type OpenEmbed = Prisma.EmbedGetPayload<{ include: typeof SHOWN }>;

/**
 * The embed, for whoever may know of it.
 * @param caller of its workspace; null: somebody who opens its page
 * @returns null where there is none, it is off, or its project was deleted
 */
export async function findOpenEmbed(
  { prisma }: Pick<Services, 'prisma'>,
  id: string,
  caller: Caller | null,
): Promise<OpenEmbed | null> {
  if (typeOfId(id) !== 'Embed') return null;
  if (caller && isVisitor(caller) && caller.key?.id !== id) return null;
  const where = { id, ...(caller && { workspaceId: caller.workspaceId }), ...openEmbeds() };
  return prisma.embed.findFirst({ where, include: SHOWN });
}

type Standing = Pick<OpenEmbed, 'kind' | 'secretNumber'>;

/** A word that is another one when an open frame has to be drawn again. */
export const stateOf = (embed: Standing | null): string => {
  if (!embed) return 'off';
  return needsToken(embed.kind) ? `on ${embed.secretNumber}` : 'on';
};

/** What open frames ask for again and again, so it reads one row and no more. */
export async function findState({ prisma }: Pick<Services, 'prisma'>, id: string): Promise<string> {
  if (typeOfId(id) !== 'Embed') return stateOf(null);
  const select = { kind: true, secretNumber: true } as const;
  return stateOf(await prisma.embed.findFirst({ where: { id, ...openEmbeds() }, select }));
}

/** Who reads an embed's part of the workspace: it is the same for all to whom it is shown. */
export const visitorOf = ({ id, name, workspaceId }: Pick<OpenEmbed, 'id' | 'name' | 'workspaceId'>): Program => ({
  userId: null,
  workspaceId,
  key: { id, name, scopes: ['embeds:read'], origins: null },
});
