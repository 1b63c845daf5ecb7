import { builder } from '../graphql/builder.js';

builder.prismaNode('InvoiceItem', {
  description: 'One line of an invoice.',
  id: { field: 'id' },
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What is charged for.' }),
    amount: t.expose('amount', { type: 'Money', description: 'In the invoice’s currency.' }),
    job: t.relation('job', {
      nullable: true,
      description: 'The staging job that it charges for; null: something else.',
    }),
  }),
});
