import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, ValidationError } from '../../graphql/errors.js';
import { User } from '../user.type.js';
import { password } from './password.rules.js';
import { setPassword } from './setPassword.js';

const SetPasswordInput = builder
  .inputType('SetPasswordInput', {
    description: 'The first password of an account that a provider opens.',
    fields: (t) => ({
      newPassword: t.string({
        required: true,
        description: '8 to 128 characters, none of the most common ones. Space around it belongs to it.',
      }),
    }),
  })
  .validate(z.object({ newPassword: password }));

const SetPasswordPayload = builder.objectRef<{ readonly userId: string }>('SetPasswordPayload').implement({
  description: 'The person can sign in with e-mail and password as well from now on.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'Whose password it is.',
      resolve: (query, { userId }, _args, { services }) =>
        services.prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('setPassword', (t) =>
  t.withAuth({ member: true }).field({
    type: SetPasswordPayload,
    description: 'Gives a password to an account without one, within 10 minutes of signing in.',
    errors: { types: [ValidationError, ConflictError] },
    args: { input: t.arg({ type: SetPasswordInput, required: true, description: 'The password.' }) },
    resolve: async (_root, { input: { newPassword } }, { caller, services, session }) => {
      await setPassword(caller, services, { newPassword, sessionId: session?.id });
      return { userId: caller.userId };
    },
  }),
);
