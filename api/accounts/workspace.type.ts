import { builder } from '../graphql/builder.js';

export const Workspace = builder.prismaNode('Workspace', {
  description: 'What people work in together: a brokerage, or one person’s own. Everything belongs to one.',
  id: { field: 'id' },
  fields: (t) => ({ name: t.exposeString('name', { description: 'As its members see it.' }) }),
});
