import type { Transaction } from '../db/client.js';
import type { StagingItem, StagingJob } from '../db/generated/client.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import { orderedLook, type Look, type OwnLook } from './orderedLook.js';
import { stageAnew } from './stageAnew.js';

interface NewLook {
  /** for all the images; absent: each keeps the one that was ordered for it */
  readonly style?: StagingStyle | null;
  readonly roomType?: RoomType | null;
}

type Item = Pick<StagingItem, 'id' | 'state' | 'decision'> & OwnLook;

/**
 * Queues the undecided images of a job again, each in the look in which it was ordered, or all in another one. Images
 * with a proof stay as they are unless their look changes. Where all images were left out, all are staged again.
 * @param job as it was before
 */
export async function stageAsOrdered(
  tx: Transaction,
  job: Pick<StagingJob, 'id' | 'style' | 'roomType'>,
  { style, roomType }: NewLook,
): Promise<void> {
  const items = await tx.stagingItem.findMany({
    where: { jobId: job.id, decision: { not: 'approved' } },
    select: { id: true, state: true, decision: true, orderedStyle: true, orderedRoomType: true },
  });
  const undecided = items.filter(({ decision }) => decision === 'undecided');
  const newLookOf = (item: Item) => {
    const before = orderedLook(item, job);
    return { style: style ?? before.style, roomType: roomType ?? before.roomType };
  };
  const changes = (item: Item) => nameOf(newLookOf(item)) !== nameOf(orderedLook(item, job));
  const open = undecided.filter((item) => item.state !== 'staged' || changes(item));
  const chosen = undecided.length > 0 ? open : items;
  // what is said of all of them is no longer said of one alone
  const ordered = { ...(style && { orderedStyle: null }), ...(roomType && { orderedRoomType: null }) };
  for (const look of distinct(chosen.map(newLookOf))) {
    const alike = chosen.filter((item) => nameOf(newLookOf(item)) === nameOf(look));
    await stageAnew(tx, { id: { in: alike.map(({ id }) => id) } }, { ...look, ...ordered });
  }
}

const nameOf = ({ style, roomType }: Look) => `${style} ${roomType}`;

/** Each look once. */
const distinct = (looks: readonly Look[]) => new Map(looks.map((look) => [nameOf(look), look])).values();
