/**
 * Watches all queues with one statement at a time. PostgreSQL notifies a worker of a message that can be taken at once,
 * but not of one with a time, a repetition or a dead letter, nor of a message whose worker died, nor while the listening
 * connection is lost. To poll each queue for these costs a statement per queue.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from one look to the next. */
const EVERY_MS = 1000;

/** pg-boss's columns; its index job_i14 (name, state, blocked, start_after) has the answer for any number of messages. */
const STATES = `
  SELECT each.name,
    (extract(epoch FROM least(
      (SELECT min(start_after) FROM queue.job WHERE job.name = each.name AND state = 'created' AND NOT blocked),
      (SELECT min(start_after) FROM queue.job WHERE job.name = each.name AND state = 'retry' AND NOT blocked)
    ) - queue.job_now()) * 1000)::float8 AS "dueMs",
    EXISTS (
      SELECT FROM queue.job WHERE job.name = each.name AND state = 'active' AND (
        started_on + expire_seconds * interval '1 second' < queue.job_now()
        OR heartbeat_on + heartbeat_seconds * interval '1 second' < queue.job_now())
    ) AS abandoned
  FROM unnest($1::text[]) each(name)`;

interface QueueState {
  readonly name: string;
  /** until its next message can be taken; negative when one can be taken now, null when none waits */
  readonly dueMs: number | null;
  /** a message is with a worker that no longer gives signs of life */
  readonly abandoned: boolean;
}

interface Watch {
  readonly names: readonly string[];
  /** ends the watch */
  readonly signal: AbortSignal;
  query(sql: string, values: unknown[]): Promise<{ rows: QueueState[] }>;
  /** A message of the queue can be taken. */
  onDue(name: string): void;
  /** Has the messages of dead workers delivered again. */
  onAbandoned(name: string): Promise<void>;
  onError(error: unknown): void;
}

/** Looks until the signal; resolves then, and never rejects. */
export async function watchQueues(watch: Watch): Promise<void> {
  const { signal, onError } = watch;
  while (!signal.aborted) {
    await look(watch).catch((error: unknown) => signal.aborted || onError(error));
    await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function look({ names, query, onDue, onAbandoned }: Watch): Promise<void> {
  const { rows } = await query(STATES, [names]);
  for (const { name, dueMs } of rows) {
    if (dueMs !== null && dueMs < EVERY_MS) setTimeout(() => onDue(name), Math.max(0, Math.ceil(dueMs))).unref();
  }
  for (const { name, abandoned } of rows) if (abandoned) await onAbandoned(name);
}
