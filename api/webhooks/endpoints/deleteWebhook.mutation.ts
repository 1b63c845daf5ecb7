import { workspacePayload } from '../../accounts/workspacePayload.js';
import { NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { deleteWebhook } from './deleteWebhook.js';

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'Which webhook to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
});

const DeleteWebhookPayload = workspacePayload<{ readonly id: string; readonly workspaceId: string }>(
  'DeleteWebhookPayload',
  'The webhook is gone for good, with its deliveries.',
);

builder.objectField(DeleteWebhookPayload, 'deletedWebhookId', (t) =>
  t.exposeID('id', { description: 'The id that it had.' }),
);

builder.mutationField('deleteWebhook', (t) =>
  t.withAuth({ member: true }).field({
    type: DeleteWebhookPayload,
    description: 'Deletes a webhook with its deliveries. Nothing more is sent to it.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteWebhookInput, required: true, description: 'The webhook.' }) },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await deleteWebhook(caller, services, id);
      return { id, workspaceId: caller.workspaceId };
    },
  }),
);
