import type { WebhookEndpoint as Endpoint } from '../../db/generated/client.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { secretOf } from '../secrets.js';
import { rotateSecret } from './rotateSecret.js';
import { webhookPayload } from './webhookEndpoint.type.js';

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: 'Which webhook gets a new secret.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
});

const RotateWebhookSecretPayload = webhookPayload<Endpoint>(
  'RotateWebhookSecretPayload',
  'Deliveries are signed with the new secret, and for a day with the one before too.',
);

builder.objectField(RotateWebhookSecretPayload, 'secret', (t) =>
  t.string({
    description: 'The new one, whsec_ and base64. Keep it like a password.',
    resolve: (webhook, _args, { services }) => secretOf(services.env, webhook),
  }),
);

builder.mutationField('rotateWebhookSecret', (t) =>
  t.withAuth({ member: true }).field({
    type: RotateWebhookSecretPayload,
    description: 'Gives a webhook a new secret. A second change ends the first secret at once.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, { caller, services }) => rotateSecret(caller, services, input.id),
  }),
);
