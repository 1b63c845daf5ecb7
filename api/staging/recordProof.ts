import type { Prisma } from '../db/generated/client.js';
import { newId } from '../graphql/ids.js';
import { notify } from '../jobs/notify.js';
import type { Services } from '../services.js';
import type { Plan, Report, Room } from '../stager/contract.js';
import { isWanted, type Attempt } from './attempt.js';
import { lockItem } from './lockItem.js';
import { readingOf } from './outline/readingOf.js';
import { proofRow, type StoredPicture } from './pictures.js';

export interface StagedImage extends Attempt {
  readonly seed: number;
  readonly plan: Plan;
  readonly room: Room;
  readonly report: Report;
  /** the clean render and its mask */
  readonly cleanKey: string;
  readonly maskKey: string;
  /** which piece changed which pixel */
  readonly piecesKey: string;
  /** wall time that it took */
  readonly seconds: number;
  /** what may be seen before approval: watermarked, at most 1600 px; so are its thumbnail and preview */
  readonly proof: StoredPicture;
}

/**
 * Keeps what was made of one image and shows its proof.
 * @returns false where nobody waits for it any more, or another worker was faster: remove what was written
 */
export async function recordProof(services: Services, staged: StagedImage): Promise<boolean> {
  const { itemId, seed, cleanKey, maskKey, piecesKey, seconds } = staged;
  const { round } = staged.job;
  const earlier = await services.prisma.$transaction(async (tx) => {
    const item = await lockItem(tx, itemId, 'processing');
    if (!item || item.state === 'staged' || item.state === 'failed') return null;
    if (!isWanted(item, staged)) return null;
    const before = await tx.stagingRound.findUnique({ where: { itemId_round: { itemId, round } } });
    const made = {
      seed,
      cleanKey,
      maskKey,
      piecesKey,
      seconds,
      plan: json(staged.plan),
      room: json(staged.room),
      report: json(staged.report),
      // when the proof came, also where an earlier one of this round was thrown away
      createdAt: new Date(),
    };
    await tx.stagingRound.upsert({
      where: { itemId_round: { itemId, round } },
      create: { id: newId('rnd'), itemId, round, ...made },
      update: made,
    });
    const proof = await tx.media.create({
      data: proofRow({ job: item.job, input: item.input, picture: staged.proof }),
    });
    await tx.stagingItem.update({
      where: { id: itemId },
      data: {
        state: 'staged',
        progress: 1,
        failure: null,
        firstPassKey: null,
        proofMediaId: proof.id,
        ...readingOf(item, staged.room),
      },
    });
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    return [item.firstPassKey, before?.cleanKey, before?.maskKey, before?.piecesKey];
  });
  if (!earlier) return false;
  const kept = new Set([cleanKey, maskKey, piecesKey]);
  for (const key of earlier) if (key && !kept.has(key)) await services.store.delete(key);
  return true;
}

const json = (value: object) => value as Prisma.InputJsonObject;
