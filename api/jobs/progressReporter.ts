import type { Services } from '../services.js';
import type { Attempt } from '../staging/attempt.js';
import { recordProgress } from '../staging/recordProgress.js';

/** At most four reports a second; at least one in this time, so that a cancelled job is noticed in every step. */
const TICK_MS = 250;
const SILENCE_MS = 1000;

/** Stores a coarse picture and has its key recorded. @returns the result of `record` */
type KeepFirstPass = (record: (key: string) => Promise<boolean>) => Promise<boolean>;

interface ProgressReporter {
  progress(share: number): void;
  /** A new coarse picture. */
  firstPass(keep: KeepFirstPass): void;
  /** Resolves when no report is running any more. */
  stop(): Promise<void>;
}

/**
 * Records an image's progress in the database, and calls `onUnwanted` once when the attempt is no longer wanted: the
 * job was cancelled, or another round, style, room type or outline replaced it.
 */
export function reportProgress(
  services: Services,
  attempt: Attempt,
  { onUnwanted, onError }: { onUnwanted: () => void; onError: (error: unknown) => void },
): ProgressReporter {
  let share = 0;
  let told = -1;
  let toldAt = 0;
  let keepPass: KeepFirstPass | null = null;
  let telling: Promise<void> | null = null;
  let fails = false;

  const tell = async () => {
    const keep = keepPass;
    keepPass = null;
    told = share;
    toldAt = Date.now();
    const record = (firstPassKey?: string) => recordProgress(services, attempt, told, firstPassKey);
    const wanted = await (keep ? keep(record) : record());
    if (wanted) return;
    clearInterval(timer);
    onUnwanted();
  };
  const tick = () => {
    const due = share !== told || keepPass !== null || Date.now() - toldAt >= SILENCE_MS;
    if (telling || !due) return;
    telling = tell()
      .then(() => (fails = false))
      .catch((error: unknown) => {
        if (!fails) onError(error); // once per series of failures
        fails = true;
      })
      .then(() => void (telling = null));
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
