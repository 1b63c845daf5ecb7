import { User } from '../../accounts/user.type.js';
import { Workspace } from '../../accounts/workspace.type.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import { builder } from '../../graphql/builder.js';
import { connectRows } from '../../graphql/connection.js';
import { signedIn } from '../../graphql/context.js';
import { WebhookDelivery, WebhookDeliveryConnection } from '../deliveries/webhookDelivery.type.js';
import { EVENT_TYPES, isEventType, type EventType } from '../eventTypes.js';
import { secretOf } from '../secrets.js';
import { visibleDeliveries } from '../webhook.access.js';

const nameOf = (type: string) => type.replace('.', '_').toUpperCase();

export const WebhookEventType = builder.enumType('WebhookEventType', {
  description: 'What a webhook can be told of.',
  values: Object.fromEntries(
    Object.entries(EVENT_TYPES).map(([type, description]) => [nameOf(type), { value: type as EventType, description }]),
  ),
});

const WebhookOffReason = builder.enumType('WebhookOffReason', {
  description: 'Why a webhook is off.',
  values: {
    ASKED: { value: 'asked', description: 'A person or a key switched it off.' },
    GONE: { value: 'gone', description: 'It answered 410.' },
    FAILING: { value: 'failing', description: 'Every try of five days has failed.' },
  },
} as const);

export const WebhookEndpoint = builder.prismaNode('WebhookEndpoint', {
  description: 'An address of a program that is told of events in the workspace.',
  id: { field: 'id' },
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where deliveries are sent.' }),
    description: t.exposeString('description', { description: 'What it is for, as people wrote it.' }),
    events: t.field({
      type: [WebhookEventType],
      description: 'What it is told of; empty: everything, events that come later included.',
      select: { events: true },
      resolve: ({ events }) => events.filter(isEventType),
    }),
    offReason: t.expose('offReason', {
      type: WebhookOffReason,
      nullable: true,
      description: 'Why it is off; null: it is on.',
    }),
    offAt: t.expose('offAt', { type: 'DateTime', nullable: true, description: 'When it was switched off.' }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when every try has failed; null: the last one succeeded, or there was none.',
    }),
    secret: t.string({
      nullable: true,
      description: 'What verifies its deliveries, whsec_ and base64. Null for keys: they get it when they make one.',
      select: { id: true, secretNumber: true, previousUntil: true },
      resolve: (webhook, _args, context) => {
        context.notKept?.();
        return signedIn(context).key ? null : secretOf(context.services.env, webhook);
      },
    }),
    previousSecretUntil: t.expose('previousUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before this one signs too.',
    }),
    deliveries: t.field({
      type: WebhookDeliveryConnection,
      description: 'What was sent to it, and what waits.',
      args: t.arg.connectionArgs(),
      select: { id: true },
      resolve: ({ id }, args, context, info) => {
        const where = { endpointId: id, ...visibleDeliveries(signedIn(context)) };
        return connectRows(
          { args, context, info, type: WebhookDelivery },
          context.services.prisma.webhookDelivery,
          where,
        );
      },
    }),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'Who made it, also after they left; null: a key, or their account was deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

builder.prismaObjectField(Workspace, 'webhooks', (t) =>
  t.relation('webhookEndpoints', {
    description: 'Its webhooks, the newest first; at most 10.',
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
);

interface OfWebhook {
  readonly id: string;
  readonly workspaceId: string;
}

/** A mutation's payload with a webhook. */
export function webhookPayload<Row extends OfWebhook>(name: string, description: string) {
  const payload = workspacePayload<Row>(name, description);
  builder.objectField(payload, 'webhook', (t) =>
    t.prismaField({
      type: WebhookEndpoint,
      description: 'As it is now.',
      resolve: (query, { id }, _args, { services }) =>
        services.prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  );
  return payload;
}
