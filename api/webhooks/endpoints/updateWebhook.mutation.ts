import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { URL_RULE } from '../destination.js';
import { webhookChanges } from '../webhook.rules.js';
import { updateWebhook } from './updateWebhook.js';
import { WebhookEventType, webhookPayload } from './webhookEndpoint.type.js';

const ExpectedWebhook = builder.inputType('ExpectedWebhook', {
  description: 'What a webhook was when the person began to change it. Only what is given is compared.',
  fields: (t) => ({
    url: t.string({ description: 'The address.' }),
    description: t.string({ description: 'What it was for.' }),
    events: t.field({ type: [WebhookEventType], description: 'All of them in their order. Empty: all.' }),
  }),
});

const UpdateWebhookInput = builder
  .inputType('UpdateWebhookInput', {
    description: 'What is to change of a webhook. What is left out stays.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The webhook.' }),
      url: t.string({ description: URL_RULE }),
      description: t.string({ description: 'What it is for; at most 200 characters.' }),
      events: t.field({ type: [WebhookEventType], description: 'Empty: all.' }),
      expected: t.field({
        type: ExpectedWebhook,
        description: 'Refuses the change with a conflict where one of these is another by now; left out: it is made.',
      }),
    }),
  })
  .validate(webhookChanges);

builder.mutationField('updateWebhook', (t) =>
  t.withAuth({ member: true }).field({
    type: webhookPayload('UpdateWebhookPayload', 'What waits is sent to the new address.'),
    description: 'Changes where a webhook sends to, or which events.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The changes.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateWebhook(caller, services, input);
      return { id: input.id, workspaceId: caller.workspaceId };
    },
  }),
);
