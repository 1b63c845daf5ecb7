import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Raster, Room } from '../contract.js';
import { CONTROL, type WorkerThread, type WorkerMessage, type WorkerPlan, type WorkerTask } from './workerPlan.js';
import type { RoomLighting } from '../light/roomLights.js';

/** Built by api/setup/renderWorker.mjs. */
const WORKER = new URL('../../../.build/renderWorker.mjs', import.meta.url);

/** Worker threads that share each task's tiles or rows. */
export interface WorkerPool {
  readonly threads: number;
  /** Reads a room's light on one thread, before the pool is prepared: the others are free meanwhile. */
  readLight(photo: Raster, room: Room): Promise<RoomLighting>;
  /** Sends the plan to all workers. */
  prepare(plan: WorkerPlan): void;
  /** Resolves when the task is done on all threads. Rejects with the signal's reason once it is aborted. */
  run(task: WorkerTask): Promise<void>;
  /** finished tiles or bands of rows of the current task */
  done(): number;
  close(): Promise<void>;
}

interface WorkerPoolOptions {
  /** default: one per processor */
  readonly threads?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a message to a worker; resolves with its answer, rejects when it ends early. */
function ask(worker: Worker, message: WorkerMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const forget = () => {
      worker.off('message', answered);
      worker.off('error', failed);
      worker.off('exit', left);
    };
    const answered = (answer: unknown) => {
      forget();
      resolve(answer);
    };
    const failed = (error: unknown) => {
      forget();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const left = (code: number) => failed(new Error(`A render worker ended early (exit code ${code})`));
    worker.on('message', answered);
    worker.on('error', failed);
    worker.on('exit', left);
    worker.postMessage(message);
  });
}

/** Starts workers, which load while the photo is read. Once the signal is aborted they end at once. */
export function createWorkerPool({ threads = availableParallelism(), signal }: WorkerPoolOptions): WorkerPool {
  const control = new Int32Array(new SharedArrayBuffer(CONTROL.length * 4));
  const workers = Array.from({ length: Math.max(1, threads) }, (_, thread) => {
    const workerData: WorkerThread = { control, thread };
    // without the main thread's loader: the worker is plain JavaScript
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

  /** The answer, or the signal's reason: a worker that ends because of an abort is no error. */
  const unlessAborted = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer.catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
    signal?.throwIfAborted();
    return given;
  };

  return {
    threads: workers.length,
    readLight: (photo, room) => unlessAborted(ask(workers[0], { kind: 'light', photo, room })) as Promise<RoomLighting>,
    prepare(plan) {
      for (const worker of workers) worker.postMessage({ kind: 'plan', plan } satisfies WorkerMessage);
    },
    async run(task) {
      signal?.throwIfAborted();
      if (failure) throw failure;
      Atomics.store(control, CONTROL.next, 0);
      Atomics.store(control, CONTROL.done, 0);
      await unlessAborted(Promise.all(workers.map((worker) => ask(worker, task))));
    },
    done: () => Atomics.load(control, CONTROL.done),
    async close() {
      signal?.removeEventListener('abort', cancel);
      await end();
    },
  };
}
