import { Workspace } from '../accounts/workspace.type.js';
import { workspacePayload } from '../accounts/workspacePayload.js';
import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { ConflictError, ValidationError } from '../domain/errors.js';
import { CURRENCIES } from './currencies.js';
import { InvoiceParty } from './party.type.js';
import { sellerDetails } from './seller.rules.js';
import { sellerOf } from './sellerOf.js';
import { updateSellerDetails } from './updateSellerDetails.js';

builder.prismaObjectFields(Workspace, (t) => ({
  seller: t.field({
    type: InvoiceParty,
    description: 'Who its invoices come from.',
    select: { sellerName: true, sellerAddress: true, sellerEmail: true, sellerTaxId: true },
    resolve: sellerOf,
  }),
  currency: t.exposeString('currency', { description: 'Of its new invoices, ISO 4217.' }),
}));

builder.objectField(Viewer, 'invoiceCurrencies', (t) =>
  t.stringList({
    description: 'In which invoices can be written, ISO 4217, in the order of the alphabet.',
    resolve: () => [...CURRENCIES],
  }),
);

const ExpectedSellerDetails = builder.inputType('ExpectedSellerDetails', {
  description: 'What the details were when the person began to change them. Only what is given is compared.',
  fields: (t) => ({
    name: t.string({ description: 'The name.' }),
    address: t.string({ description: 'The postal address.' }),
    email: t.string({ description: 'The email address.' }),
    taxId: t.string({ description: 'The tax ID.' }),
    currency: t.string({ description: 'The currency of new invoices.' }),
  }),
});

const UpdateSellerDetailsInput = builder
  .inputType('UpdateSellerDetailsInput', {
    description: 'Who the workspace’s invoices come from. What is left out stays.',
    fields: (t) => ({
      name: t.string({ description: 'A person or a firm, at most 200 characters.' }),
      address: t.string({ description: 'The postal address, at most 500 characters.' }),
      email: t.string({ description: 'Where to write to.' }),
      taxId: t.string({ description: 'As the tax office gave it, at most 64 characters.' }),
      currency: t.string({ description: 'Of new invoices: three letters of ISO 4217, as USD.' }),
      expected: t.field({
        type: ExpectedSellerDetails,
        description: 'Refuses the change with a conflict where one of these is another by now; left out: it is made.',
      }),
    }),
  })
  .validate(sellerDetails);

const UpdateSellerDetailsPayload = workspacePayload(
  'UpdateSellerDetailsPayload',
  'New invoices come from there; drafts do as well.',
);

builder.mutationField('updateSellerDetails', (t) =>
  t.withAuth({ member: true }).field({
    type: UpdateSellerDetailsPayload,
    description: 'Changes who the workspace’s invoices come from; for its owners.',
    errors: { types: [ValidationError, ConflictError] },
    args: { input: t.arg({ type: UpdateSellerDetailsInput, required: true, description: 'The details.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateSellerDetails(caller, services, input);
      return { workspaceId: caller.workspaceId };
    },
  }),
);
