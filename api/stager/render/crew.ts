import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CONTROL, type CrewMember, type CrewPlan, type CrewTask } from './crewPlan.js';

/** Built by api/setup/renderWorker.mjs. */
const WORKER = new URL('../../../.build/renderWorker.mjs', import.meta.url);

/** Worker threads that share out each task's tiles or rows among them. */
export interface Crew {
  /** Resolves when all of the task is done. Rejects with the signal's reason once it is aborted. */
  run(task: CrewTask): Promise<void>;
  /** tiles or bands of rows of the present task that are done */
  done(): number;
  close(): Promise<void>;
}

export interface CrewOptions {
  readonly threads?: number;
  readonly signal?: AbortSignal | undefined;
}

/** How many threads work on a request. */
export const threadsOf = ({ threads = availableParallelism() }: CrewOptions): number => Math.max(1, threads);

/** Starts a worker for each scratch of the plan's memory. The plan's control numbers must be this crew's alone. */
export function gatherCrew(plan: CrewPlan, { signal }: CrewOptions): Crew {
  const { control } = plan;
  const workers = plan.memory.scratch.map((_, thread) => {
    const workerData: CrewMember = { plan, thread };
    // no loader of the main thread's: the worker is plain JavaScript
    return new Worker(WORKER, { workerData, execArgv: [] });
  });
  let failure: Error | null = null;
  for (const worker of workers) {
    worker.setMaxListeners(0);
    worker.on('error', (error) => (failure ??= error instanceof Error ? error : new Error(String(error))));
  }
  const cancel = () => Atomics.store(control, CONTROL.cancelled, 1);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });

  const give = (worker: Worker, task: CrewTask) =>
    new Promise<void>((resolve, reject) => {
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

  return {
    async run(task) {
      signal?.throwIfAborted();
      if (failure) throw failure;
      Atomics.store(control, CONTROL.next, 0);
      Atomics.store(control, CONTROL.done, 0);
      await Promise.all(workers.map((worker) => give(worker, task)));
      signal?.throwIfAborted();
    },
    done: () => Atomics.load(control, CONTROL.done),
    async close() {
      signal?.removeEventListener('abort', cancel);
      cancel();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
