/** The end of a process, in order. */

export interface Stopping {
  /** Undoes a part that was started; the last one first, so the database is last. */
  undo(part: () => Promise<void>): void;
  /**
   * What comes before all else: the process still answers, and others take over.
   * @param work ends at once when its signal aborts
   */
  drain(work: (hurry: AbortSignal) => Promise<void>): void;
  /** Ends the drain. */
  hurry(): void;
  /** Ends the process; a second call changes no more than the status, if that tells of a failure. */
  stop(status: number): Promise<void>;
}

/** @param started settles when the start is over: parts that are being started must be undone as well */
export function createStopping(started: () => Promise<unknown>): Stopping {
  const undo: (() => Promise<void>)[] = [];
  const hurry = new AbortController();
  let drain: (hurry: AbortSignal) => Promise<void> = async () => {};
  let stopping: Promise<void> | null = null;

  async function end(): Promise<void> {
    await started().catch(() => {});
    await drain(hurry.signal);
    for (let last = undo.pop(); last; last = undo.pop()) {
      await last().catch((error: unknown) => console.error('Not stopped cleanly:', error));
    }
    process.exit();
  }

  return {
    undo: (part) => void undo.push(part),
    drain: (work) => void (drain = work),
    hurry: () => hurry.abort(),
    stop(status) {
      if (stopping === null || status !== 0) process.exitCode = status;
      if (status !== 0) hurry.abort();
      return (stopping ??= end());
    },
  };
}
