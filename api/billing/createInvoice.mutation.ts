import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { createInvoice } from './createInvoice.js';
import { newInvoice } from './invoice.rules.js';
import { invoicePayload } from './invoice.type.js';

const InvoiceItemInput = builder.inputType('InvoiceItemInput', {
  description: 'One line of a new invoice.',
  fields: (t) => ({
    description: t.string({ description: 'What is charged for, 1 to 500 characters. Required.' }),
    amount: t.field({ type: 'Money', description: 'At least 0, at most two decimals. Required.' }),
    jobId: t.id({ description: 'The approved staging job of the project that it charges for, if it does.' }),
  }),
});

const InvoicePartyInput = builder.inputType('InvoicePartyInput', {
  description: 'Who an invoice goes to. What is left out is empty.',
  fields: (t) => ({
    name: t.string({ description: 'A person or a firm, at most 200 characters.' }),
    address: t.string({ description: 'The postal address, at most 500 characters.' }),
    email: t.string({ description: 'Where to write to.' }),
    taxId: t.string({ description: 'As the tax office gave it, at most 64 characters.' }),
  }),
});

const CreateInvoiceInput = builder
  .inputType('CreateInvoiceInput', {
    description: 'A new invoice. The rules say what is required, each field in a sentence of its own.',
    fields: (t) => ({
      projectId: t.id({ description: 'The project that it belongs to. Required.' }),
      items: t.field({ type: [InvoiceItemInput], description: 'Its lines, 1 to 200. Required.' }),
      subtotal: t.field({ type: 'Money', description: 'Before tax; the lines need not add up to it. Required.' }),
      tax: t.field({ type: 'Money', description: 'On top of the subtotal; 0 where it is left out.' }),
      total: t.field({ type: 'Money', description: 'Where it is given, it must be the subtotal plus the tax.' }),
      dueDate: t.field({ type: 'Day', description: 'The day by which it is to be paid.' }),
      billTo: t.field({ type: InvoicePartyInput, description: 'Who it goes to.' }),
    }),
  })
  .validate(newInvoice);

builder.mutationField('createInvoice', (t) =>
  t.withAuth({ member: true }).field({
    type: invoicePayload('CreateInvoicePayload', 'The invoice was written, as a draft.'),
    description: 'Writes an invoice in the workspace’s currency.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: {
      input: t.arg({ type: CreateInvoiceInput, required: true, description: 'The invoice.' }),
      linesMustAddUp: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: 'Refuse a subtotal that is not the sum of the lines. By REST it always is.',
      }),
    },
    resolve: (_root, { input, linesMustAddUp }, { caller, services }) =>
      createInvoice(caller, services, input, { linesMustAddUp }),
  }),
);
