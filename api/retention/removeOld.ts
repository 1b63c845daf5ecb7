import { daysBefore } from '../domain/dayLengths.js';
import { workOnEach } from '../messaging/workOnEach.js';
import type { Services } from '../services.js';
import { KEPT, type KeptKind } from './kept.js';

/**
 * Removes what has been kept for long enough. A kind that fails does not prevent the others.
 * @throws the first failure
 */
export async function removeOld(services: Services, signal?: AbortSignal): Promise<void> {
  await workOnEach(KEPT, async (kind) => {
    signal?.throwIfAborted();
    await removeOldOf(services, kind, { signal });
  });
}

interface At {
  readonly signal?: AbortSignal | undefined;
  readonly now?: Date;
}

/** Removes what has been kept for long enough of one kind. */
export async function removeOldOf(services: Services, { kind, days, remove }: KeptKind, at: At = {}): Promise<void> {
  const { env, log } = services;
  const kept = days(env.keep);
  if (kept === null || remove === null) return;
  const removed = await remove(services, daysBefore(at.now ?? new Date(), kept), at.signal);
  if (removed > 0) log.info({ kind, removed }, 'what was kept for long enough was removed');
}
