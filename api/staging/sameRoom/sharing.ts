/** Images of a job that show the room of another of its images, and have its furniture. */
import type { Prisma } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import { ConflictError } from '../../domain/errors.js';
import { OWN_FURNITURE } from '../../stager/sameRoom/shareFurniture.js';
import type { RowWith } from '../columns/columnReader.js';
import { readReport } from '../columns/readReport.js';

/** The columns that tell whether an image shares its furniture. */
export const SHARING = {
  sameRoomAsId: true,
  proof: { select: { result: { select: { id: true, report: true } } } },
} as const satisfies Prisma.StagingItemSelect;

interface MayShare {
  readonly sameRoomAsId: string | null;
  readonly proof: { readonly result: RowWith<'report'> | null } | null;
}

/** Whether an image has the furniture of another one in its picture. */
export function isSharing({ sameRoomAsId, proof }: MayShare): boolean {
  if (sameRoomAsId === null || !proof?.result) return false;
  return !readReport(proof.result).warnings.some(({ code }) => OWN_FURNITURE.includes(code));
}

/** The images that have the furniture of these, and can be staged again. */
export async function followersOf(tx: Transaction, leaderIds: readonly string[]): Promise<string[]> {
  const items = await tx.stagingItem.findMany({
    where: { sameRoomAsId: { in: [...leaderIds] }, decision: 'undecided', state: { in: ['staged', 'failed'] } },
    select: { id: true, ...SHARING },
  });
  return items.filter(isSharing).map(({ id }) => id);
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
