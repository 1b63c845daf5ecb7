import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import { userPayload } from '../userPayload.js';
import { password, PASSWORD_WORDS } from './password.rules.js';
import { setPassword } from './setPassword.js';

const SetPasswordInput = builder
  .inputType('SetPasswordInput', {
    description: 'The first password of an account that a provider opens.',
    fields: (t) => ({
      newPassword: t.string({ required: true, description: PASSWORD_WORDS }),
    }),
  })
  .validate(z.object({ newPassword: password }));

const SetPasswordPayload = userPayload('SetPasswordPayload', {
  description: 'The person can sign in with e-mail and password as well from now on.',
  user: 'Whose password it is.',
});

builder.mutationField('setPassword', (t) =>
  t.withAuth({ person: true }).field({
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
