import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../../domain/errors.js';
import { userPayload } from '../userPayload.js';
import { confirmEmail } from './confirmEmail.js';

const ConfirmEmailInput = builder
  .inputType('ConfirmEmailInput', {
    description: 'Shows that the mail arrived.',
    fields: (t) => ({ token: t.string({ required: true, description: 'What stands behind the # of the link.' }) }),
  })
  .validate(z.object({ token: z.string().max(200, 'Expected the token of the link') }));

const ConfirmEmailPayload = userPayload('ConfirmEmailPayload', {
  description: 'The new address counts from now on.',
  user: 'The person, with the new address.',
});

builder.mutationField('confirmEmail', (t) =>
  t.withAuth({ person: true }).field({
    type: ConfirmEmailPayload,
    description: 'Ends what changeEmail began, for whoever is signed in to the account and has the mail’s link.',
    errors: { types: [ValidationError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: 'The link’s token.' }) },
    resolve: async (_root, { input: { token } }, { caller, services, session }) => {
      await confirmEmail(caller, services, { token, sessionId: session?.id });
      return { userId: caller.userId };
    },
  }),
);
