import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { resendDelivery, sendTestEvent } from './sendAgain.js';
import { WebhookDelivery } from './webhookDelivery.type.js';

const deliveryPayload = (name: string, description: string) =>
  builder.objectRef<{ readonly id: string }>(name).implement({
    description,
    fields: (t) => ({
      delivery: t.prismaField({
        type: WebhookDelivery,
        description: 'The new one.',
        resolve: (query, { id }, _args, { services }) =>
          services.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

const SendTestEventInput = builder.inputType('SendTestEventInput', {
  description: 'Which webhook to try out.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
});

builder.mutationField('sendTestEvent', (t) =>
  t.withAuth({ member: true }).field({
    type: deliveryPayload('SendTestEventPayload', 'The test is on its way.'),
    description: 'Sends an event of the type webhook.test.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: SendTestEventInput, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, { caller, services }) => sendTestEvent(caller, services, input.id),
  }),
);

const ResendDeliveryInput = builder.inputType('ResendDeliveryInput', {
  description: 'Which delivery to send again.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The delivery.' }) }),
});

builder.mutationField('resendDelivery', (t) =>
  t.withAuth({ member: true }).field({
    type: deliveryPayload('ResendDeliveryPayload', 'The event is on its way again.'),
    description: 'Sends the event of a delivery again, under the same id of the event.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: ResendDeliveryInput, required: true, description: 'The delivery.' }) },
    resolve: (_root, { input }, { caller, services }) => resendDelivery(caller, services, input.id),
  }),
);
