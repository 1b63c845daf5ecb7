import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { switchWebhookOff, switchWebhookOn } from './switchWebhook.js';
import { webhookPayload } from './webhookEndpoint.type.js';

const SwitchWebhookOnInput = builder.inputType('SwitchWebhookOnInput', {
  description: 'Which webhook to switch on.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
});

builder.mutationField('switchWebhookOn', (t) =>
  t.withAuth({ member: true }).field({
    type: webhookPayload('SwitchWebhookOnPayload', 'It is told of what happens from now on.'),
    description: 'Switches a webhook on that is off. What it missed can be sent again, if it was recorded.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: SwitchWebhookOnInput, required: true, description: 'The webhook.' }) },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await switchWebhookOn(caller, services, id);
      return { id, workspaceId: caller.workspaceId };
    },
  }),
);

const SwitchWebhookOffInput = builder.inputType('SwitchWebhookOffInput', {
  description: 'Which webhook to switch off.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
});

builder.mutationField('switchWebhookOff', (t) =>
  t.withAuth({ member: true }).field({
    type: webhookPayload('SwitchWebhookOffPayload', 'Nothing is sent to it. What waited has failed.'),
    description: 'Switches a webhook off. What happens until it is on again is not recorded for it.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: SwitchWebhookOffInput, required: true, description: 'The webhook.' }) },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await switchWebhookOff(caller, services, id);
      return { id, workspaceId: caller.workspaceId };
    },
  }),
);
