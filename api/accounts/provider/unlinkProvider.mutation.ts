import { builder } from '../../graphql/builder.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../../domain/errors.js';
import { userPayload } from '../userPayload.js';
import { unlinkProvider } from './unlinkProvider.js';

const UnlinkProviderInput = builder.inputType('UnlinkProviderInput', {
  description: 'What shows that it is really the person.',
  fields: (t) => ({
    password: t.string({ description: 'Theirs; may be left out within 10 minutes of signing in.' }),
  }),
});

const UnlinkProviderPayload = userPayload('UnlinkProviderPayload', {
  description: 'The provider opens the account no more.',
  user: 'Whose account it is.',
});

builder.mutationField('unlinkProvider', (t) =>
  t.withAuth({ person: true }).field({
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
