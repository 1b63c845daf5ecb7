import { builder } from '../graphql/builder.js';

export const User = builder.prismaNode('User', {
  description: 'A person with an account.',
  id: { field: 'id' },
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'Empty where it is not known.' }),
    lastName: t.exposeString('lastName', { description: 'Empty where it is not known.' }),
    email: t.exposeString('email', { description: 'In lower case.' }),
  }),
});
