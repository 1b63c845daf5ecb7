import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, ValidationError } from '../../graphql/errors.js';
import { email } from '../accounts.rules.js';
import { User } from '../user.type.js';
import { cancelEmailChange } from './cancelEmailChange.js';

const CancelEmailChangeInput = builder
  .inputType('CancelEmailChangeInput', {
    description: 'Which change.',
    fields: (t) => ({ email: t.string({ required: true, description: 'The new address, which waits.' }) }),
  })
  .validate(z.object({ email }));

const CancelEmailChangePayload = builder.objectRef<{ readonly userId: string }>('CancelEmailChangePayload').implement({
  description: 'The change waits no more; the address stays as it is.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The person, with the address that counts now.',
      resolve: (query, { userId }, _args, { services }) =>
        services.prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('cancelEmailChange', (t) =>
  t.withAuth({ member: true }).field({
    type: CancelEmailChangePayload,
    description: 'Withdraws a change of the address that waits for its link.',
    errors: { types: [ConflictError, ValidationError] },
    args: { input: t.arg({ type: CancelEmailChangeInput, required: true, description: 'Which change.' }) },
    resolve: async (_root, { input }, { caller, services, session }) => {
      await cancelEmailChange(caller, services, { email: input.email, sessionId: session?.id });
      return { userId: caller.userId };
    },
  }),
);
