/** Images of a job that show the room of another of its images, and have its furniture. */
import type { Prisma, StagingRound } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import { ConflictError } from '../../domain/errors.js';

/** The columns that tell whether an image shares its furniture. */
export const SHARING = {
  sameRoomAsId: true,
  proof: { select: { result: { select: { sharedFrom: { select: { itemId: true } } } } } },
} as const satisfies Prisma.StagingItemSelect;

interface MayShare {
  readonly sameRoomAsId: string | null;
  readonly proof: { readonly result: { readonly sharedFrom: { readonly itemId: string } | null } | null } | null;
}

/** Whether an image has the furniture of another one in its picture. */
export const isSharing = ({ sameRoomAsId, proof }: MayShare): boolean =>
  sameRoomAsId !== null && proof?.result?.sharedFrom?.itemId === sameRoomAsId;

/**
 * The images that have the furniture of these, and can be staged again.
 * @throws ConflictError when one is being staged: it would keep the furniture that these have now
 */
export async function followersOf(tx: Transaction, leaderIds: readonly string[]): Promise<string[]> {
  await requireNoneStaged(tx, leaderIds);
  const items = await tx.stagingItem.findMany({
    where: { sameRoomAsId: { in: [...leaderIds] }, decision: 'undecided', state: { in: ['staged', 'failed'] } },
    select: { id: true, ...SHARING },
  });
  return items.filter(isSharing).map(({ id }) => id);
}

/**
 * The newest results with the furniture of this one, of the images of its room that nobody has decided on.
 * @throws ConflictError when an image that has the furniture of its image has none with that of this result
 */
export async function resultsWith(tx: Transaction, { id, itemId }: StagingRound): Promise<StagingRound[]> {
  const results = await tx.stagingRound.findMany({
    where: { sharedFromId: id, proofMediaId: { not: null }, item: { sameRoomAsId: itemId, decision: 'undecided' } },
    orderBy: { round: 'desc' },
    distinct: ['itemId'],
  });
  const without = await tx.stagingItem.findFirst({
    where: { id: { in: await followersOf(tx, [itemId]), notIn: results.map((result) => result.itemId) } },
    select: { position: true },
    orderBy: { position: 'asc' },
  });
  if (!without) return results;
  const name = `Photo ${without.position + 1}`;
  throw new ConflictError(`${name} has the furniture of this photo, but no picture with that of the chosen one.`);
}

/** Checks that no image is being staged with the furniture of these. */
async function requireNoneStaged(tx: Transaction, leaderIds: readonly string[]): Promise<void> {
  const photo = await tx.stagingItem.findFirst({
    where: {
      sameRoomAs: { id: { in: [...leaderIds] }, proofMediaId: { not: null } },
      decision: 'undecided',
      state: 'staging',
    },
    select: { position: true },
    orderBy: { position: 'asc' },
  });
  if (!photo) return;
  const name = `Photo ${photo.position + 1} of the same room`;
  throw new ConflictError(
    `${name} is being staged. Wait until it is done, so that both have one furniture.`,
    'IN_PROGRESS',
  );
}

/**
 * Checks that images have furniture of their own, which can be changed in them, or are chosen with the image whose
 * furniture they have.
 * @throws ConflictError
 */
export async function requireOwnFurniture(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  const items = await tx.stagingItem.findMany({
    where: { id: { in: [...itemIds] }, sameRoomAsId: { not: null, notIn: [...itemIds] } },
    select: { position: true, sameRoomAs: { select: { position: true } }, ...SHARING },
    orderBy: { position: 'asc' },
  });
  const sharing = items.find(isSharing);
  if (!sharing?.sameRoomAs) return;
  const [name, leader] = [`Photo ${sharing.position + 1}`, `photo ${sharing.sameRoomAs.position + 1}`];
  throw new ConflictError(`${name} has the furniture of ${leader}, the same room: change it there, and both follow.`);
}

/** An image whose own furniture a person arranges no longer waits for that of another one. */
export async function partRooms(tx: Transaction, itemId: string): Promise<void> {
  await tx.stagingItem.updateMany({
    where: { id: itemId, sameRoomAsId: { not: null } },
    data: { sameRoomAsId: null, sameRoomBackWall: null },
  });
}
