import { builder } from '../../graphql/builder.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../../graphql/errors.js';
import { User } from '../user.type.js';
import { unlinkProvider } from './unlinkProvider.js';

const UnlinkProviderInput = builder.inputType('UnlinkProviderInput', {
  description: 'What shows that it is really the person.',
  fields: (t) => ({
    password: t.string({ description: 'Theirs; may be left out within 10 minutes of signing in.' }),
  }),
});

const UnlinkProviderPayload = builder.objectRef<{ readonly userId: string }>('UnlinkProviderPayload').implement({
  description: 'The provider opens the account no more.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'Whose account it is.',
      resolve: (query, { userId }, _args, { services }) =>
        services.prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('unlinkProvider', (t) =>
  t.withAuth({ member: true }).field({
    type: UnlinkProviderPayload,
    description: 'Parts the account from the provider’s. Refused where that is the only way to sign in.',
    errors: { types: [ConflictError, ValidationError, TooManyAttemptsError] },
    args: { input: t.arg({ type: UnlinkProviderInput, required: true, description: 'What shows who asks.' }) },
    resolve: async (_root, { input }, { caller, services, session }) => {
      await unlinkProvider(caller, services, { password: input.password ?? null, sessionId: session?.id });
      return { userId: caller.userId };
    },
  }),
);
