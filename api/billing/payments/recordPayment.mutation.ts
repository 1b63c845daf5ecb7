import { builder } from '../../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { invoicePayload } from '../invoice.type.js';
import { receivedPayment } from './payments.rules.js';
import { recordPayment } from './recordPayment.js';

const RecordPaymentInput = builder
  .inputType('RecordPaymentInput', {
    description: 'Money that came by other means: the whole total of an invoice.',
    fields: (t) => ({
      invoiceId: t.id({ required: true, description: 'The invoice that it pays.' }),
      method: t.string({ required: true, description: 'How it came, e.g. "Bank transfer"; 1 to 60 characters.' }),
      reference: t.string({ description: 'What it is known by, e.g. the number of a cheque; at most 200 characters.' }),
      receivedOn: t.field({ type: 'Day', required: true, description: 'When it came: today or earlier.' }),
    }),
  })
  .validate(receivedPayment);

builder.mutationField('recordPayment', (t) =>
  t.withAuth({ member: true }).field({
    type: invoicePayload('RecordPaymentPayload', 'The invoice is paid, for good.'),
    description: 'Makes an invoice paid by money that came by other means. Only an owner of the workspace can.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RecordPaymentInput, required: true, description: 'The payment.' }) },
    resolve: (_root, { input }, { caller, services }) => recordPayment(caller, services, input),
  }),
);
