/** The furniture that a comment on a photo is about: what its present picture shows. */
import { isDeepStrictEqual } from 'node:util';
import type { Prisma, StagingItem, StagingRound } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import type { Plan, Room } from '../../stager/contract.js';
import { UnreadableColumnError } from '../columns/columnReader.js';
import { readOutline } from '../columns/readOutline.js';
import { readPlan, readRoom } from '../columns/readPlan.js';

/** The columns of an image that determine its present furniture, and whether it is that of another image. */
export const WITH_RESULT = {
  proof: { include: { result: { include: { sharedFrom: { select: { itemId: true } } } } } },
} as const satisfies Prisma.StagingItemInclude;

type ItemWithResult = Pick<StagingItem, 'id' | 'style' | 'roomType' | 'outline'> & {
  readonly proof: { readonly result: StagingRound | null } | null;
};

interface PresentRoom {
  readonly plan: Plan;
  readonly room: Room;
  /** its picture without a mark; null: it was deleted */
  readonly cleanKey: string | null;
}

/**
 * The plan and the room of the picture that an image shows. None where there is no picture, or where the image was
 * ordered in another look or on another floor since: then it is arranged anew.
 */
export function presentRoomOf(item: ItemWithResult): PresentRoom | null {
  const result = item.proof?.result;
  if (!result || result.style !== item.style || result.roomType !== item.roomType) return null;
  if (!isDeepStrictEqual(readOutline(item), readOutline(result))) return null;
  return whereReadable(() => ({ plan: readPlan(result), room: readRoom(result), cleanKey: result.cleanKey }));
}

/** The present plans of a job's photos in their order; null: that photo has no picture. */
export async function plansOf({ prisma }: Services, jobId: string): Promise<(Plan | null)[]> {
  const items = await prisma.stagingItem.findMany({
    where: { jobId },
    orderBy: { position: 'asc' },
    select: { proof: { select: { result: { select: { id: true, plan: true } } } } },
  });
  return items.map(({ proof }) => {
    const result = proof?.result;
    return result ? whereReadable(() => readPlan(result)) : null;
  });
}

/** null: it was made with a catalogue that this server no longer knows. */
function whereReadable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableColumnError) return null;
    throw error;
  }
}
