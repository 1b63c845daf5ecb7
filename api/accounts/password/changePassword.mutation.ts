import { z } from 'zod';
import { userPayload } from '../userPayload.js';
import { builder } from '../../graphql/builder.js';
import { badRequest, ConflictError, TooManyAttemptsError, ValidationError } from '../../domain/errors.js';
import { changePassword } from './changePassword.js';
import { password, PASSWORD_WORDS } from './password.rules.js';

const ChangePasswordInput = builder
  .inputType('ChangePasswordInput', {
    description: 'The present password and the next.',
    fields: (t) => ({
      currentPassword: t.string({ required: true, description: 'The present one.' }),
      newPassword: t.string({ required: true, description: PASSWORD_WORDS }),
    }),
  })
  .validate(z.object({ currentPassword: z.string().max(1000), newPassword: password }));

const ChangePasswordPayload = userPayload('ChangePasswordPayload', {
  description: 'The password was changed. All other sessions have ended; this one goes on under a new token.',
  user: 'Whose password it is.',
});

builder.mutationField('changePassword', (t) =>
  t.withAuth({ person: true }).field({
    type: ChangePasswordPayload,
    description: 'Changes the person’s password. Over HTTP only: the answer sets the session’s new cookie.',
    errors: { types: [ValidationError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'The passwords.' }) },
    resolve: async (_root, { input }, { caller, services, session }) => {
      if (!session?.sendToken) throw badRequest('Change the password over HTTP.');
      await session.sendToken(await changePassword(caller, services, { ...input, sessionId: session.id }));
      return { userId: caller.userId };
    },
  }),
);
