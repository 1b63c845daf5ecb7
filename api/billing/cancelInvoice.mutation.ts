import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { cancelInvoice } from './cancelInvoice.js';
import { invoicePayload } from './invoice.type.js';

const CancelInvoiceInput = builder.inputType('CancelInvoiceInput', {
  description: 'Which invoice to call off.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The invoice, in DRAFT, SENT or OVERDUE.' }) }),
});

builder.mutationField('cancelInvoice', (t) =>
  t.withAuth({ member: true }).field({
    type: invoicePayload('CancelInvoicePayload', 'The invoice is not to be paid any more.'),
    description: 'Calls an invoice off, for good. It keeps its number; what it charged for can be charged again.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CancelInvoiceInput, required: true, description: 'The invoice.' }) },
    resolve: (_root, { input }, { caller, services }) => cancelInvoice(caller, services, input.id),
  }),
);
