import { builder } from '../graphql/builder.js';

builder.prismaNode('Payment', {
  description: 'The money that made an invoice paid.',
  id: { field: 'id' },
  fields: (t) => ({
    method: t.exposeString('method', { description: 'How it came: stripe, or in the words of whoever recorded it.' }),
    amount: t.expose('amount', { type: 'Money', description: 'The invoice’s total.' }),
    currency: t.exposeString('currency', { description: 'The invoice’s, ISO 4217.' }),
    reference: t.exposeString('reference', { description: 'To find it by; empty where there is none.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it came.' }),
  }),
});
