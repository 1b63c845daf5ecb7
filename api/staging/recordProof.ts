import type { Transaction } from '../db/client.js';
import { Prisma } from '../db/generated/client.js';
import { newId } from '../domain/ids.js';
import { notify } from '../messaging/notify.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';
import type { Plan, Report, Room } from '../stager/contract.js';
import { hasOwnFurniture } from '../stager/sameRoom/shareFurniture.js';
import { inVersion } from './columns/columnReader.js';
import { isWanted, type Attempt } from './attempt.js';
import { IN_PROCESS, lockItem } from './lockItem.js';
import { readingOf } from './outline/readingOf.js';
import { callFollowers } from './sameRoom/callFollowers.js';
import { proofRow, type StoredObject, type StoredPicture } from './pictures.js';
import { writeIn } from '../domain/write.js';

interface StagedImage extends Attempt {
  readonly seed: number;
  readonly plan: Plan;
  readonly room: Room;
  readonly report: Report;
  /** the result whose furniture was to stand in it; the report tells whether it does */
  readonly sharedFromId: string | null;
  /** the clean render and its mask */
  readonly clean: StoredObject;
  readonly mask: StoredObject;
  /** which piece changed which pixel */
  readonly pieces: StoredObject;
  /** wall time that it took */
  readonly seconds: number;
  /** the picture shown before approval: watermarked, at most 1600 px; so are its thumbnail and preview */
  readonly proof: StoredPicture;
}

/**
 * Records an image's result and shows its proof.
 * @returns false when the attempt is no longer wanted, or another worker was faster: the caller removes the written
 * objects
 */
export async function recordProof(services: Services, staged: StagedImage): Promise<boolean> {
  const { itemId, round, seed, clean, mask, pieces, seconds, report, sharedFromId } = staged;
  return writeIn(services.prisma, itemId, async (tx) => {
    const item = await lockItem(tx, itemId, IN_PROCESS);
    if (!item || item.state === 'staged' || item.state === 'failed') return false;
    if (!isWanted(item, staged)) return false;
    const before = await tx.stagingRound.findUnique({ where: { itemId_round: { itemId, round } } });
    const { id: proofMediaId } = await tx.media.create({ data: proofRow({ item, picture: staged.proof }) });
    const { roomType } = item;
    // words may have asked for another than was ordered
    const { style } = staged.plan;
    const made = {
      style,
      roomType,
      outline: item.outline ?? Prisma.DbNull,
      proofMediaId,
      removedAt: null,
      seed,
      cleanKey: clean.key,
      maskKey: mask.key,
      piecesKey: pieces.key,
      storedBytes: clean.bytes + mask.bytes + pieces.bytes,
      seconds,
      sharedFromId: hasOwnFurniture(report) ? null : sharedFromId,
      plan: inVersion(1, staged.plan),
      room: inVersion(1, staged.room),
      report: inVersion(1, report),
      // the time of the proof, also if an earlier one of this round was discarded
      createdAt: new Date(),
    };
    await tx.stagingRound.upsert({
      where: { itemId_round: { itemId, round } },
      create: { id: newId('rnd'), itemId, round, ...made },
      update: made,
    });
    await tx.stagingItem.update({
      where: { id: itemId },
      data: {
        state: 'staged',
        style,
        progress: 1,
        failure: null,
        failureCode: null,
        firstPassKey: null,
        proofMediaId,
        ...readingOf(item, staged.room),
      },
    });
    await callFollowers(services, tx, itemId);
    if (round === 0) await keepFirstProofTime(tx, item.jobId, made.createdAt);
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    await sendRemoval(services, tx, [item.firstPassKey, before?.cleanKey, before?.maskKey, before?.piecesKey]);
    return true;
  });
}

/** Not by Prisma's update, which would set `updatedAt`: people see that as the time of the job's last change. */
async function keepFirstProofTime(tx: Transaction, jobId: string, time: Date): Promise<void> {
  await tx.$executeRaw`UPDATE "StagingJob" SET "firstProofsAt" = ${time} WHERE "id" = ${jobId}`;
}
