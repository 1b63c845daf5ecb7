import type { WebhookEndpoint as Endpoint } from '../../db/generated/client.js';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { URL_RULE } from '../destination.js';
import { secretOf } from '../secrets.js';
import { newWebhook } from '../webhook.rules.js';
import { createWebhook } from './createWebhook.js';
import { WebhookEventType, webhookPayload } from './webhookEndpoint.type.js';

const CreateWebhookInput = builder
  .inputType('CreateWebhookInput', {
    description: 'Where events are to be sent, and which.',
    fields: (t) => ({
      url: t.string({ required: true, description: URL_RULE }),
      description: t.string({ description: 'What it is for; at most 200 characters.' }),
      events: t.field({ type: [WebhookEventType], description: 'Left out or empty: all.' }),
    }),
  })
  .validate(newWebhook);

const CreateWebhookPayload = webhookPayload<Endpoint>('CreateWebhookPayload', 'It is told of events from now on.');

builder.objectField(CreateWebhookPayload, 'secret', (t) =>
  t.string({
    description: 'What verifies its deliveries, whsec_ and base64. Keep it like a password.',
    resolve: (webhook, _args, { services }) => secretOf(services.env, webhook),
  }),
);

builder.mutationField('createWebhook', (t) =>
  t.withAuth({ member: true }).field({
    type: CreateWebhookPayload,
    description: 'Tells a program of events in the workspace by HTTP, signed as https://www.standardwebhooks.com says.',
    errors: { types: [ValidationError, ConflictError] },
    args: { input: t.arg({ type: CreateWebhookInput, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, { caller, services }) => createWebhook(caller, services, input),
  }),
);
