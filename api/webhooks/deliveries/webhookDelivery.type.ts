import { builder } from '../../graphql/builder.js';
import { connectionType } from '../../graphql/connection.js';
import { readEventData } from '../eventData.js';

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'Where a delivery stands.',
  values: {
    WAITING: { value: 'waiting', description: 'It is being sent, or waits for its next try or for an earlier event.' },
    DELIVERED: { value: 'delivered', description: 'The endpoint has answered 2xx.' },
    FAILED: { value: 'failed', description: 'Its last try has failed, or the webhook was switched off.' },
  },
} as const);

export const WebhookDelivery = builder.prismaNode('WebhookDelivery', {
  description: 'An event on its way to a webhook; kept for some days, see viewer.retention.',
  id: { field: 'id' },
  fields: (t) => ({
    eventId: t.exposeID('eventId', { description: 'The header webhook-id, the same on every try.' }),
    type: t.string({
      description: 'What happened, as in the body, e.g. staging_job.delivered.',
      select: { event: { select: { type: true } } },
      resolve: ({ event }) => event.type,
    }),
    happenedAt: t.field({
      type: 'DateTime',
      description: 'When it happened.',
      select: { event: { select: { createdAt: true } } },
      resolve: ({ event }) => event.createdAt,
    }),
    payload: t.field({
      type: 'JSON',
      description:
        'The body’s `data`. It lacks `pictures`: their links are made anew for each try and are kept nowhere, because ' +
        'whoever has one sees the picture.',
      select: { event: { select: { id: true, data: true } } },
      resolve: ({ event }) => readEventData(event),
    }),
    data: t.string({
      description: 'The same as text.',
      deprecationReason: 'Ask for `payload`, which is JSON.',
      select: { event: { select: { id: true, data: true } } },
      resolve: ({ event }) => JSON.stringify(readEventData(event)),
    }),
    state: t.expose('state', { type: WebhookDeliveryState, description: 'Where it stands.' }),
    tries: t.exposeInt('tries', { description: 'How often it was sent.' }),
    nextTryAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is sent next, at the earliest; null: it is not.',
      select: { state: true, dueAt: true },
      resolve: ({ state, dueAt }) => (state === 'waiting' ? dueAt : null),
    }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true, description: 'When it was sent last.' }),
    status: t.exposeInt('status', { nullable: true, description: 'The HTTP status of the last answer; null: none.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first 4 kB of the last answer.' }),
    tookMs: t.exposeInt('took', { nullable: true, description: 'Milliseconds that the last try took.' }),
    took: t.exposeInt('took', {
      nullable: true,
      description: 'Milliseconds that the last try took.',
      deprecationReason: 'Ask for `tookMs`, which is the same.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why it failed, in a sentence.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first to be sent.' }),
  }),
});

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', 'deliveries', WebhookDelivery);
