/**
 * Sends what is due: one in each process that works. It hears of new events by the bus, and looks every few seconds for
 * what is due by time, or was left by a worker that died.
 */
import { isOutage } from '../../db/outage.js';
import { sayOnce } from '../../messaging/sayOnce.js';
import type { Services } from '../../services.js';
import { destinationsOf } from '../destination.js';
import { signedHeaders } from '../secrets.js';
import type { Span, SpanOf } from '../../watching/traces.js';
import { bodyOf } from './bodyOf.js';
import { claim, type ClaimedDelivery } from './claim.js';
import { createPoster, type PosterOptions } from './post.js';
import { settle } from './settle.js';

/** Deliveries that a process sends at once. */
const MOST = 512;
/** Milliseconds from one look at everything to the next: for what another worker has left. */
const LOOK_EVERY = 5000;
/** Milliseconds: a pause up to this long is waited for; the look at everything finds what is due after longer ones. */
const SHORT_PAUSE = 60_000;

export interface WebhookSender {
  /** Gives up what is being sent, which another worker sends again, and resolves when nothing is left. */
  stop(): Promise<void>;
}

export type SenderOptions = Partial<PosterOptions>;

/** @param options for tests */
export function startSender(services: Services, options: SenderOptions = {}): WebhookSender {
  const { prisma, bus, env, metrics, traces, log } = services;
  const poster = createPoster({ destinations: destinationsOf(env), ...options });
  const closing = new AbortController();
  const busy = new Map<string, number>();
  const sending = new Set<Promise<void>>();
  /** the workspaces in which something may be due; null: in all */
  let asked: Set<string> | null = new Set();
  let looking: Promise<void> | null = null;
  const outage = sayOnce(log, {
    fails: 'webhooks cannot use the database; they are tried again',
    works: 'webhooks can use the database again',
  });

  function look(workspaceId: string | null): void {
    if (workspaceId === null) asked = null;
    else asked?.add(workspaceId);
    if (looking === null && mayLook()) looking = lookOn();
  }

  const mayLook = () => !closing.signal.aborted && sending.size < MOST && (asked === null || asked.size > 0);

  /** Takes what is due until nobody asks any more. */
  async function lookOn(): Promise<void> {
    while (mayLook()) {
      const workspaceIds: readonly string[] | null = asked && [...asked];
      asked = new Set();
      try {
        const claimed = await claim(prisma, { workspaceIds, busy, most: MOST - sending.size });
        outage.works();
        for (const delivery of claimed) begin(delivery);
      } catch (error) {
        if (closing.signal.aborted) break;
        if (isOutage(error)) outage.failed(error);
        else log.error({ err: error }, 'webhooks could not be looked for');
        break; // until the next look
      }
    }
    looking = null;
  }

  function begin(delivery: ClaimedDelivery): void {
    const { id, endpointId, workspaceId } = delivery;
    busy.set(endpointId, (busy.get(endpointId) ?? 0) + 1);
    const sent = traces
      .during(spanOf(delivery), (span) => send(delivery, span))
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error, delivery: id }, 'a webhook could not be sent');
      })
      .finally(() => {
        const left = (busy.get(endpointId) ?? 1) - 1;
        if (left > 0) busy.set(endpointId, left);
        else busy.delete(endpointId);
        sending.delete(sent);
        if (!closing.signal.aborted) look(workspaceId); // for what waited behind it
      });
    sending.add(sent);
  }

  async function send(delivery: ClaimedDelivery, span: Span | null): Promise<void> {
    const { event, endpoint } = delivery;
    const body = await bodyOf(services, event);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Showhome-Webhooks/1',
      ...signedHeaders(env, { endpoint, id: event.id, body, now: new Date() }),
    };
    const answer = await poster.post({ url: endpoint.url, headers, body, signal: closing.signal });
    span?.set({ 'http.response.status_code': answer.status ?? undefined });
    if (answer.error !== null) span?.fail(String(answer.status ?? 'no answer'));
    if (closing.signal.aborted && answer.error !== null) return giveBack(delivery);
    metrics.webhookSeconds.observe({ outcome: answer.error === null ? 'done' : 'failed' }, answer.took / 1000);
    const again = await settle(services, delivery, answer);
    const pause = again ? again.getTime() - Date.now() : Infinity;
    if (pause <= SHORT_PAUSE) setTimeout(() => look(delivery.workspaceId), Math.max(0, pause)).unref();
  }

  /** Another worker need not wait for the end of the lease. */
  async function giveBack({ id, dueAt }: ClaimedDelivery): Promise<void> {
    await prisma.webhookDelivery.updateMany({ where: { id, state: 'waiting', dueAt }, data: { dueAt: new Date() } });
  }

  const timer = setInterval(() => look(null), LOOK_EVERY).unref();
  const events = bus.subscribe();
  const listening = (async () => {
    for await (const event of events) {
      if (event.kind === 'webhook') look(event.workspaceId);
      else if (event.kind === 'reconnected') look(null);
    }
    // the services are being closed, or `stop` was called
    clearInterval(timer);
    closing.abort(new Error('The worker stops.'));
  })();
  look(null);

  return {
    async stop() {
      await events.return?.();
      await listening;
      await looking;
      await Promise.all(sending);
      poster.close();
    },
  };
}

/** Without the endpoint's address, which is the customer's and may hold a secret. */
const spanOf = ({ workspaceId, endpointId, event }: ClaimedDelivery): SpanOf => ({
  name: 'send webhook',
  kind: 'client',
  attributes: {
    'http.request.method': 'POST',
    'showhome.workspace_id': workspaceId,
    'showhome.endpoint_id': endpointId,
    'showhome.event_id': event.id,
  },
});
