import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import { email } from '../accounts.rules.js';
import { userPayload } from '../userPayload.js';
import { cancelEmailChange } from './cancelEmailChange.js';

const CancelEmailChangeInput = builder
  .inputType('CancelEmailChangeInput', {
    description: 'Which change.',
    fields: (t) => ({ email: t.string({ required: true, description: 'The new address, which waits.' }) }),
  })
  .validate(z.object({ email }));

const CancelEmailChangePayload = userPayload('CancelEmailChangePayload', {
  description: 'The change waits no more; the address stays as it is.',
  user: 'The person, with the address that counts now.',
});

builder.mutationField('cancelEmailChange', (t) =>
  t.withAuth({ person: true }).field({
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
