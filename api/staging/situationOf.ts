import type { StagingItem } from '../db/generated/client.js';
import type { Situation } from './transitions.js';

/** What a job's situation depends on, of each of its photos. */
export interface PhotoOfJob extends Pick<StagingItem, 'state' | 'decision' | 'finalMediaId'> {
  /** the revision that it is staged again for, if any */
  readonly revisions: readonly unknown[];
}

/** The columns of a job's photos that its situation depends on. */
export const OF_SITUATION = {
  state: true,
  decision: true,
  finalMediaId: true,
  revisions: { where: { outcome: 'pending' }, select: { id: true } },
} as const;

/** Whether a photo waits or is being staged; in a failed job it waits for a person. */
export const isInWork = ({ state }: Pick<StagingItem, 'state'>): boolean => state === 'waiting' || state === 'staging';

/**
 * The situation of a job by its photos. The first row that applies:
 *
 * | of its photos                                           | situation                                   |
 * | ------------------------------------------------------- | ------------------------------------------- |
 * | the job failed or was cancelled, and one is undecided   | failed, until a person tries again          |
 * | one waits or is staged, and a worker has begun          | processing                                  |
 * | one waits, and all that wait are for a revision         | revising                                    |
 * | one waits                                               | queued                                      |
 * | one is undecided, and one has a picture                 | proofReady                                  |
 * | one is undecided                                        | failed: none could be staged                |
 * | none is approved                                        | failed: all were left out                   |
 * | one that is approved has no final                       | approved                                    |
 * | every one that is approved has its final                | delivered                                   |
 *
 * @param now the present situation
 */
export function situationOf(now: Situation, photos: readonly PhotoOfJob[]): Situation {
  const undecided = photos.filter(({ decision }) => decision === 'undecided');
  if (now === 'failed' && undecided.length > 0) return 'failed';
  const inWork = undecided.filter(isInWork);
  if (inWork.length > 0) {
    if (now === 'processing') return 'processing';
    return inWork.every(({ revisions }) => revisions.length > 0) ? 'revising' : 'queued';
  }
  if (undecided.length > 0) return photos.some(({ state }) => state === 'staged') ? 'proofReady' : 'failed';
  const approved = photos.filter(({ decision }) => decision === 'approved');
  if (approved.length === 0) return 'failed';
  return approved.every(({ finalMediaId }) => finalMediaId !== null) ? 'delivered' : 'approved';
}
