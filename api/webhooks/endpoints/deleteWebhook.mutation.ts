import { Workspace } from '../../accounts/workspace.type.js';
import { NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { signedIn } from '../../graphql/context.js';
import { deleteWebhook } from './deleteWebhook.js';

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'Which webhook to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
});

const DeleteWebhookPayload = builder.objectRef<{ readonly id: string }>('DeleteWebhookPayload').implement({
  description: 'The webhook is gone for good, with its deliveries.',
  fields: (t) => ({
    deletedWebhookId: t.exposeID('id', { description: 'The id that it had.' }),
    workspace: t.prismaField({
      type: Workspace,
      description: 'The workspace, with the webhooks that are left.',
      resolve: (query, _payload, _args, context) => {
        const where = { id: signedIn(context).workspaceId };
        return context.services.prisma.workspace.findUniqueOrThrow({ ...query, where });
      },
    }),
  }),
});

builder.mutationField('deleteWebhook', (t) =>
  t.withAuth({ member: true }).field({
    type: DeleteWebhookPayload,
    description: 'Deletes a webhook with its deliveries. Nothing more is sent to it.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteWebhookInput, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, { caller, services }) => deleteWebhook(caller, services, input.id),
  }),
);
