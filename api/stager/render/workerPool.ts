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

/** Threads with the counters that they share. */
interface Crew {
  readonly workers: readonly Worker[];
  readonly control: Int32Array;
}

/** The crew of the rendering before, without its plan: its code is compiled, and a start takes half a second. */
let parked: Crew | null = null;

function startCrew(threads: number): Crew {
  const control = new Int32Array(new SharedArrayBuffer(CONTROL.length * 4));
  const workers = Array.from({ length: threads }, (_, thread) => {
    const workerData: WorkerThread = { control, thread };
    // without the main thread's loader: the worker is plain JavaScript
    const worker = new Worker(WORKER, { workerData, execArgv: [] });
    worker.setMaxListeners(0);
    worker.on('error', () => {}); // reported to those who wait for it
    worker.once('exit', () => {
      if (parked?.workers.includes(worker)) parked = null;
    });
    return worker;
  });
  return { workers, control };
}

function takeCrew(threads: number): Crew {
  if (parked?.workers.length !== threads) return startCrew(threads);
  const crew = parked;
  parked = null;
  for (const worker of crew.workers) worker.ref();
  return crew;
}

/** Keeps the crew for the next rendering; it does not keep the process alive. */
async function parkCrew(crew: Crew): Promise<void> {
  const before = parked;
  parked = crew;
  for (const worker of crew.workers) {
    worker.postMessage({ kind: 'rest' } satisfies WorkerMessage);
    worker.unref();
  }
  if (before) await endCrew(before);
}

const endCrew = ({ workers }: Crew) => Promise.all(workers.map((worker) => worker.terminate()));

/** Takes workers, which load while the photo is read. Once the signal is aborted they end at once. */
export function createWorkerPool({ threads = availableParallelism(), signal }: WorkerPoolOptions): WorkerPool {
  const crew = takeCrew(Math.max(1, threads));
  const { workers, control } = crew;
  let failure: Error | null = null;
  /** messages without an answer yet */
  let open = 0;
  const fail = (error: unknown) => void (failure ??= error instanceof Error ? error : new Error(String(error)));
  for (const worker of workers) worker.on('error', fail);
  const cancel = () => void endCrew(crew);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });

  /** The worker's answer, or the signal's reason: a worker that ends because of an abort is no error. */
  async function answerOf(worker: Worker, message: WorkerMessage): Promise<unknown> {
    signal?.throwIfAborted();
    // one that has ended never answers
    if (failure) throw failure;
    open++;
    const given = await ask(worker, message).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
    open--;
    signal?.throwIfAborted();
    return given;
  }

  return {
    threads: workers.length,
    readLight: (photo, room) => answerOf(workers[0], { kind: 'light', photo, room }) as Promise<RoomLighting>,
    prepare(plan) {
      for (const worker of workers) worker.postMessage({ kind: 'plan', plan } satisfies WorkerMessage);
    },
    async run(task) {
      Atomics.store(control, CONTROL.next, 0);
      Atomics.store(control, CONTROL.done, 0);
      await Promise.all(workers.map((worker) => answerOf(worker, task)));
    },
    done: () => Atomics.load(control, CONTROL.done),
    async close() {
      signal?.removeEventListener('abort', cancel);
      for (const worker of workers) worker.off('error', fail);
      // an open answer would be taken for one of the next rendering
      if (failure || open > 0 || signal?.aborted) await endCrew(crew);
      else await parkCrew(crew);
    },
  };
}
