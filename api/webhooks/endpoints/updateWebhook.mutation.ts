import { NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { URL_RULE } from '../destination.js';
import { webhookChanges } from '../webhook.rules.js';
import { updateWebhook } from './updateWebhook.js';
import { WebhookEventType, webhookPayload } from './webhookEndpoint.type.js';

const UpdateWebhookInput = builder
  .inputType('UpdateWebhookInput', {
    description: 'What is to change of a webhook. What is left out stays.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The webhook.' }),
      url: t.string({ description: URL_RULE }),
      description: t.string({ description: 'What it is for; at most 200 characters.' }),
      events: t.field({ type: [WebhookEventType], description: 'Empty: all.' }),
    }),
  })
  .validate(webhookChanges);

builder.mutationField('updateWebhook', (t) =>
  t.withAuth({ member: true }).field({
    type: webhookPayload('UpdateWebhookPayload', 'What waits is sent to the new address.'),
    description: 'Changes where a webhook sends to, or which events.',
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The changes.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateWebhook(caller, services, input);
      return { id: input.id, workspaceId: caller.workspaceId };
    },
  }),
);
