import { builder } from '../../graphql/builder.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { createPaymentIntent, type Checkout } from './createPaymentIntent.js';

const CreatePaymentIntentInput = builder.inputType('CreatePaymentIntentInput', {
  description: 'Which invoice to pay.',
  fields: (t) => ({ invoiceId: t.id({ required: true, description: 'The invoice.' }) }),
});

const CreatePaymentIntentPayload = builder.objectRef<Checkout>('CreatePaymentIntentPayload').implement({
  description: 'What the checkout needs to let the person pay.',
  fields: (t) => ({
    clientSecret: t.exposeString('clientSecret', {
      nullable: true,
      description: 'Of the payment that was begun; null: payments are not set up.',
    }),
    publishableKey: t.exposeString('publishableKey', {
      nullable: true,
      description: 'What the payment provider knows this site by; null: payments are not set up.',
    }),
  }),
});

builder.mutationField('createPaymentIntent', (t) =>
  t.withAuth({ member: true }).field({
    type: CreatePaymentIntentPayload,
    description: 'Begins to pay an invoice’s total; again gives the same payment.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CreatePaymentIntentInput, required: true, description: 'The invoice.' }) },
    resolve: (_root, { input: { invoiceId } }, { caller, services }) =>
      createPaymentIntent(caller, services, invoiceId),
  }),
);
