/** Carries a trace with a message, from the process that sends it to the one that works on it. */
import { logIdsNow } from '../domain/occasion.js';
import { placeIn, traceparentOf, type Attributes, type Traces } from '../watching/traces.js';
import type { QueueMessage } from './queue.js';

/** Beside the fields of a message, which its handler reads. */
interface Carried {
  readonly traceparent?: string;
}

/** @param send enqueues what it is given */
export function tracedSending<Result>(
  traces: Traces,
  message: QueueMessage,
  send: (data: QueueMessage & Carried) => Promise<Result>,
): Promise<Result> {
  const { kind } = message;
  return traces.within({ name: `send ${kind}`, kind: 'producer', attributes: attributesOf(kind, 'send') }, (span) =>
    send(span ? { ...message, traceparent: traceparentOf(span) } : message),
  );
}

interface Delivered {
  readonly id: string;
  readonly data: QueueMessage & Carried;
  /** of earlier tries */
  readonly retryCount: number;
}

/**
 * Continues the trace of whoever sent the message; a scheduled one begins a trace. Turns decide whose photo a `stage`
 * message stages: under load it is often another workspace's, which the span names.
 */
export function tracedWork(traces: Traces, { id, data, retryCount }: Delivered, work: () => Promise<void>) {
  const { kind, traceparent } = data;
  const attributes = {
    ...attributesOf(kind, 'process'),
    'messaging.message.id': id,
    'showhome.try': retryCount + 1,
  };
  return traces.during(
    { name: `work on ${kind}`, kind: 'consumer', attributes },
    async (span) => {
      try {
        await work();
      } finally {
        const { workspaceId, jobId } = logIdsNow();
        span?.set({ 'showhome.workspace_id': workspaceId, 'showhome.job_id': jobId });
      }
    },
    placeIn(traceparent),
  );
}

const attributesOf = (kind: QueueMessage['kind'], operation: 'send' | 'process'): Attributes => ({
  'messaging.system': 'pgboss',
  'messaging.operation.type': operation,
  'messaging.destination.name': kind,
});
