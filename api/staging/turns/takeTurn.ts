import type { StagingTurn } from '../../db/generated/client.js';
import { notify } from '../../messaging/notify.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { changeStatus } from '../changeStatus.js';
import { lockTurns, NEXT_PHOTO, WAITING } from './fairOrder.js';
import { shareWorkspaces, write } from '../../domain/write.js';

/** A worker's turn at one photo. */
type Turn = StagingTurn & { readonly item: { readonly jobId: string } };

interface Next {
  readonly itemId: string;
  readonly startTag: number;
}

const WITH_JOB = { item: { select: { jobId: true } } } as const;

/**
 * Begins the next photo; for an id that has a turn already, returns that turn. No other worker gets the photo: a
 * redelivered message resumes it.
 * @param id of the queue's message
 * @returns null when no photo waits
 */
export async function takeTurn({ prisma }: Services, id: string): Promise<Turn | null> {
  return write(prisma, async (tx) => {
    await lockTurns(tx);
    const begun = await tx.stagingTurn.findUnique({ where: { id }, include: WITH_JOB });
    if (begun) return begun;
    for (;;) {
      const next = await nextPhoto(tx);
      if (!next) return null;
      const turn = await beginTurn(tx, id, next);
      if (turn) return turn; // otherwise the photo was cancelled meanwhile
    }
  });
}

async function nextPhoto(tx: Transaction): Promise<Next | undefined> {
  const [next] = await tx.$queryRaw<Next[]>(NEXT_PHOTO);
  return next;
}

/** @returns null when the photo no longer waits */
export async function beginTurn(tx: Transaction, id: string, { itemId, startTag }: Next): Promise<Turn | null> {
  await shareWorkspaces(tx, [itemId]);
  // Serialises with changes of the job.
  await tx.$queryRaw`
    SELECT job."id" FROM "StagingJob" job JOIN "StagingItem" item ON item."jobId" = job."id"
    WHERE item."id" = ${itemId} FOR UPDATE OF job`;
  const item = await tx.stagingItem.findFirst({ where: { id: itemId, ...WAITING }, include: { job: true } });
  if (!item) return null;
  const { id: jobId, workspaceId, status } = item.job;
  if (status !== 'processing') await changeStatus(tx, { job: item.job, event: 'take' });
  await tx.stagingItem.update({ where: { id: itemId }, data: { state: 'staging' } });
  // A turn that was lost before the job was cancelled and retried must not be resumed.
  await tx.stagingTurn.updateMany({ where: { itemId, endedAt: null }, data: { endedAt: new Date() } });
  await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
  await notify(tx, { kind: 'stagingQueue' });
  return tx.stagingTurn.create({ data: { id, workspaceId, itemId, round: item.round, startTag }, include: WITH_JOB });
}

export async function endTurn({ prisma }: Services, id: string): Promise<void> {
  await prisma.stagingTurn.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } });
}
