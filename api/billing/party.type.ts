import { builder } from '../graphql/builder.js';

/** The sender or recipient of an invoice. Unknown fields are empty. */
export interface Party {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly taxId: string;
}

export const InvoiceParty = builder.objectRef<Party>('InvoiceParty').implement({
  description: 'Who an invoice comes from or goes to. What is not known is empty.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A person or a firm.' }),
    address: t.exposeString('address', { description: 'The postal address; lines are parted by line breaks.' }),
    email: t.exposeString('email', { description: 'Where to write to.' }),
    taxId: t.exposeString('taxId', { description: 'As the tax office gave it.' }),
  }),
});
