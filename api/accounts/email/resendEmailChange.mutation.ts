import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../../domain/errors.js';
import { email } from '../accounts.rules.js';
import { userPayload } from '../userPayload.js';
import { resendEmailChange } from './resendEmailChange.js';

const ResendEmailChangeInput = builder
  .inputType('ResendEmailChangeInput', {
    description: 'Which change.',
    fields: (t) => ({ email: t.string({ required: true, description: 'The new address, which waits.' }) }),
  })
  .validate(z.object({ email }));

const ResendEmailChangePayload = userPayload('ResendEmailChangePayload', {
  description: 'A new link is on its way; the one before counts no more.',
  user: 'The person, with the address that counts now.',
});

builder.mutationField('resendEmailChange', (t) =>
  t.withAuth({ person: true }).field({
    type: ResendEmailChangePayload,
    description: 'Mails the link of a change that waits once more.',
    errors: { types: [ConflictError, TooManyAttemptsError, ValidationError] },
    args: { input: t.arg({ type: ResendEmailChangeInput, required: true, description: 'Which change.' }) },
    resolve: async (_root, { input }, { caller, services, session }) => {
      await resendEmailChange(caller, services, { email: input.email, sessionId: session?.id });
      return { userId: caller.userId };
    },
  }),
);
