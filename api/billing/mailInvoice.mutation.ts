import { ConflictError, NotFoundError, TooManyAttemptsError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { invoicePayload } from './invoice.type.js';
import { mailInvoice } from './mailInvoice.js';

const MailInvoiceInput = builder.inputType('MailInvoiceInput', {
  description: 'Which invoice is to be mailed.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The invoice, in SENT or OVERDUE.' }),
  }),
});

builder.mutationField('mailInvoice', (t) =>
  t.withAuth({ member: true }).field({
    type: invoicePayload('MailInvoicePayload', 'The mail is on its way; the timeline tells when it cannot be sent.'),
    description: 'Mails an invoice that was sent before to the address it bills, as a PDF.',
    errors: { types: [NotFoundError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: MailInvoiceInput, required: true, description: 'The invoice.' }) },
    resolve: (_root, { input }, { caller, services }) => mailInvoice(caller, services, input.id),
  }),
);
