import type { Services } from '../../services.js';
import { attemptAt } from '../attempt.js';
import { recordFailure } from '../recordFailure.js';
import { settleJob } from '../settleJob.js';
import { takePhoto } from '../takePhoto.js';
import { checkTurns } from './checkTurns.js';
import { endTurn } from './takeTurn.js';

/**
 * Ends a turn that no worker could complete: its photo fails with the sentence.
 * @param id of the queue's message; if it failed before it began a photo, a replacement is sent where one is missing
 */
export async function abandonTurn(services: Services, id: string, sentence: string): Promise<void> {
  const turn = await services.prisma.stagingTurn.findUnique({ where: { id }, include: { item: true } });
  if (!turn) return checkTurns(services);
  const photo = turn.endedAt === null ? await takePhoto(services, turn) : null;
  if (photo) await recordFailure(services, attemptAt(photo.item), { sentence });
  await settleJob(services, turn.item.jobId);
  await endTurn(services, id);
}
