import type { Services } from '../services.js';
import type { Attempt } from '../staging/attempt.js';
import { recordProgress } from '../staging/recordProgress.js';

/** At most four reports a second; at least one in this time, so that a cancelled job is noticed in any step. */
const TICK_MS = 250;
const SILENCE_MS = 1000;

export interface ProgressReporter {
  progress(share: number): void;
  /** A new coarse picture: `keep` puts it into the store and answers its key. */
  firstPass(keep: () => Promise<string>): void;
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

/**
 * Tells the database how far an image is, and calls `onUnwanted` once when nobody waits for it any more: the job was
 * cancelled, or another worker has it for another round, style, room or floor.
 */
export function reportProgress(
  services: Services,
  attempt: Attempt,
  { onUnwanted, onError }: { onUnwanted: () => void; onError: (error: unknown) => void },
): ProgressReporter {
  let share = 0;
  let told = -1;
  let toldAt = 0;
  let keepPass: (() => Promise<string>) | null = null;
  let telling: Promise<void> | null = null;

  const tell = async () => {
    const keep = keepPass;
    keepPass = null;
    told = share;
    toldAt = Date.now();
    const key = await keep?.();
    const wanted = await recordProgress(services, attempt, told, key);
    if (wanted) return;
    if (key) await services.store.delete(key);
    clearInterval(timer);
    onUnwanted();
  };
  const tick = () => {
    const due = share !== told || keepPass !== null || Date.now() - toldAt >= SILENCE_MS;
    if (telling || !due) return;
    telling = tell()
      .catch(onError)
      .finally(() => (telling = null));
  };
  const timer = setInterval(tick, TICK_MS);
  tick();

  return {
    progress: (value) => void (share = value),
    firstPass: (keep) => void (keepPass = keep),
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
}
