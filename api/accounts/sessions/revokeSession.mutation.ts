import { builder } from '../../graphql/builder.js';
import { NotFoundError } from '../../domain/errors.js';
import { revokeSession } from './revokeSession.js';

const RevokeSessionInput = builder.inputType('RevokeSessionInput', {
  description: 'Which session to end.',
  fields: (t) => ({ id: t.id({ required: true, description: 'One of the viewer’s sessions.' }) }),
});

const RevokeSessionPayload = builder.objectRef<{ readonly id: string }>('RevokeSessionPayload').implement({
  description: 'The session has ended, with its open sockets.',
  fields: (t) => ({ revokedSessionId: t.exposeID('id', { description: 'The id that it had.' }) }),
});

builder.mutationField('revokeSession', (t) =>
  t.withAuth({ person: true }).field({
    type: RevokeSessionPayload,
    description: 'Signs one of the person’s devices out.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: RevokeSessionInput, required: true, description: 'The session.' }) },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await revokeSession(caller, services, id);
      return { id };
    },
  }),
);
