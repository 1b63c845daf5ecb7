/** What is read when somebody asks, because it is a state and not an event: the queue, the disk, the process's limits. */
import { totalmem } from 'node:os';
import { inTime } from '../inTime.js';
import type { QueueDepth } from '../messaging/queue.js';
import type { Services } from '../services.js';
import type { GaugeOf } from './metrics.js';
import { VERSION } from '../version.js';

type Read = Pick<Services, 'queue' | 'disk' | 'metrics' | 'log'>;

/** @returns sets the gauges; never rejects. Those who ask at the same time share what is read. */
export function gaugeReader(services: Read): () => Promise<void> {
  const { queue, disk, metrics, log } = services;
  const ofDatabase = shared(async () => ({ depths: await queue.depths(), workers: await queue.workers() }));
  const ofDisk = shared(() => disk.left());
  const missing = (what: string) => (error: unknown) => {
    log.warn({ err: error }, `metrics: ${what} could not be read`);
    return null;
  };
  return async () => {
    const [database, room] = await Promise.all([
      inTime(ofDatabase()).catch(missing('the queue')),
      inTime(ofDisk()).catch(missing('the disk')),
    ]);
    metrics.databaseUp.set({}, database ? 1 : 0);
    setQueues(services, database?.depths ?? []);
    setOrForget(metrics.workers, database?.workers ?? null);
    setOrForget(metrics.diskRoom, room);
    metrics.memoryLimit.set({}, memoryLimit());
    metrics.build.set({ version: VERSION, node: process.version }, 1);
  };
}

function setQueues({ metrics }: Read, depths: readonly QueueDepth[]): void {
  const { queueWaiting, queueOldest, queueFailed } = metrics;
  for (const gauge of [queueWaiting, queueOldest, queueFailed]) gauge.reset();
  for (const { kind, waiting, oldestSeconds, failed } of depths) {
    queueWaiting.set({ queue: kind }, waiting);
    queueOldest.set({ queue: kind }, oldestSeconds);
    queueFailed.set({ queue: kind }, failed);
  }
}

/** null: it could not be read, and the last value would be a guess. */
function setOrForget(gauge: GaugeOf<object>, value: number | null): void {
  if (value === null) gauge.remove({});
  else gauge.set({}, value);
}

/** Bytes. Node says 0, or more than there is, where no container limits the process. */
function memoryLimit(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** Work that is under way is not begun again: a database that is silent must not gather questions. */
function shared<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  return () => {
    running ??= work().finally(() => (running = null));
    return running;
  };
}
