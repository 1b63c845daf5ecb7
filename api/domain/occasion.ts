/**
 * What this process is doing: a request that it answers, or a message that it works on. For the audit log, for calls
 * that are carried out once, and for the process's own log; no function of a noun decides anything by it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids that each line of the log has. */
export interface LogIds {
  /** of a request, also in its answer's header `x-request-id` */
  readonly requestId?: string;
  readonly workspaceId?: string;
  /** of a message of the queue */
  readonly messageId?: string;
  readonly jobId?: string;
}

interface Occasion {
  /** the client's address, see http/clientAddress.ts; null: nobody asked */
  readonly address: string | null;
  /** of the call with an idempotency key that is carried out; null: none */
  callId: string | null;
  /** whether something was refused for a reason that the caller is told */
  isRefused: boolean;
  ids: LogIds;
}

const occasions = new AsyncLocalStorage<Occasion>();

/** Runs what answers a request, or works on a message. */
export const during = <T>({ address, ...ids }: LogIds & { readonly address?: string }, work: () => T): T =>
  occasions.run({ address: address ?? null, callId: null, isRefused: false, ids }, work);

/** Adds ids to the lines of the log from now on, until the occasion ends. */
export function addLogIds(ids: LogIds): void {
  const occasion = occasions.getStore();
  if (occasion) occasion.ids = { ...occasion.ids, ...ids };
}

export const logIdsNow = (): LogIds => occasions.getStore()?.ids ?? {};

/** Null where it is not known: in a worker, or on the command line. */
export const addressNow = (): string | null => occasions.getStore()?.address ?? null;

/** Says that from now on a call with an idempotency key is carried out, until the occasion ends. */
export function beginCall(id: string): void {
  const occasion = occasions.getStore();
  if (occasion) occasion.callId = id;
}

export const callIdNow = (): string | null => occasions.getStore()?.callId ?? null;

/** Says that something was refused: it may be granted when it is asked for again. */
export function noteRefusal(): void {
  const occasion = occasions.getStore();
  if (occasion) occasion.isRefused = true;
}

export const wasRefused = (): boolean => occasions.getStore()?.isRefused ?? false;
