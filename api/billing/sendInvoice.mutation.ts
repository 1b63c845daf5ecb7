import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, TooManyAttemptsError, ValidationError } from '../domain/errors.js';
import { invoiceSending } from './invoice.rules.js';
import { invoicePayload } from './invoice.type.js';
import { sendInvoice } from './sendInvoice.js';

const SendInvoiceInput = builder
  .inputType('SendInvoiceInput', {
    description: 'Which invoice has gone out.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The invoice, in DRAFT or OVERDUE.' }),
      dueDate: t.field({
        type: 'Day',
        description: 'The new day by which it is to be paid; an overdue one needs it. Left out: it stays.',
      }),
      byMail: t.boolean({
        description: 'Mails it as a PDF to the address it bills. Left out: nothing is mailed.',
      }),
    }),
  })
  .validate(invoiceSending);

builder.mutationField('sendInvoice', (t) =>
  t.withAuth({ member: true }).field({
    type: invoicePayload('SendInvoicePayload', 'The invoice waits to be paid.'),
    description: 'Says that an invoice has gone out, and mails it if that is asked for.',
    errors: { types: [ValidationError, NotFoundError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: SendInvoiceInput, required: true, description: 'The invoice.' }) },
    resolve: (_root, { input }, { caller, services }) => sendInvoice(caller, services, input),
  }),
);
