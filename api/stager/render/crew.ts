import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CONTROL, type CrewMember, type CrewPlan, type CrewTask } from './crewPlan.js';

/** Built by api/setup/renderWorker.mjs. */
const WORKER = new URL('../../../.build/renderWorker.mjs', import.meta.url);

/** Worker threads that share out each task's tiles or rows among them. */
export interface Crew {
  readonly threads: number;
  /** Tells all what they are to work on. */
  prepare(plan: CrewPlan): void;
  /** Resolves when all of the task is done. Rejects with the signal's reason once it is aborted. */
  run(task: CrewTask): Promise<void>;
  /** tiles or bands of rows of the present task that are done */
  done(): number;
  close(): Promise<void>;
}

export interface CrewOptions {
  /** as many as there are processors unless said otherwise */
  readonly threads?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Gives a worker a task and waits until it has done it, or has ended. */
function give(worker: Worker, task: CrewTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      worker.off('message', finished);
      worker.off('error', failed);
      worker.off('exit', left);
      if (error) reject(error);
      else resolve();
    };
    const finished = () => settle();
    const failed = (error: unknown) => settle(error instanceof Error ? error : new Error(String(error)));
    const left = (code: number) => settle(new Error(`A render worker ended early (exit code ${code})`));
    worker.on('message', finished);
    worker.on('error', failed);
    worker.on('exit', left);
    worker.postMessage(task);
  });
}

/** Starts workers: they get ready while others read the photo. Once the signal is aborted they end at once. */
export function gatherCrew({ threads = availableParallelism(), signal }: CrewOptions): Crew {
  const control = new Int32Array(new SharedArrayBuffer(CONTROL.length * 4));
  const workers = Array.from({ length: Math.max(1, threads) }, (_, thread) => {
    const workerData: CrewMember = { control, thread };
    // no loader of the main thread's: the worker is plain JavaScript
    return new Worker(WORKER, { workerData, execArgv: [] });
  });
  let failure: Error | null = null;
  for (const worker of workers) {
    worker.setMaxListeners(0);
    worker.on('error', (error) => (failure ??= error instanceof Error ? error : new Error(String(error))));
  }
  const end = () => Promise.all(workers.map((worker) => worker.terminate()));
  const cancel = () => void end();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });

  return {
    threads: workers.length,
    prepare(plan) {
      for (const worker of workers) worker.postMessage(plan);
    },
    async run(task) {
      signal?.throwIfAborted();
      if (failure) throw failure;
      Atomics.store(control, CONTROL.next, 0);
      Atomics.store(control, CONTROL.done, 0);
      await Promise.all(workers.map((worker) => give(worker, task))).catch((error: unknown) => {
        signal?.throwIfAborted();
        throw error;
      });
      signal?.throwIfAborted();
    },
    done: () => Atomics.load(control, CONTROL.done),
    async close() {
      signal?.removeEventListener('abort', cancel);
      await end();
    },
  };
}
