import { builder } from '../../graphql/builder.js';
import { NotFoundError } from '../../domain/errors.js';
import { endSessions } from './endSessions.js';
import { write } from '../../domain/write.js';

const SignOutEverywhereInput = builder.inputType('SignOutEverywhereInput', {
  description: 'What is to end.',
  fields: (t) => ({
    keepCurrent: t.boolean({
      required: true,
      defaultValue: false,
      description: 'True: the session that asks goes on, all others end.',
    }),
  }),
});

const SignOutEverywherePayload = builder.objectRef<{ readonly count: number }>('SignOutEverywherePayload').implement({
  description: 'The sessions have ended, with their open sockets.',
  fields: (t) => ({ endedSessions: t.exposeInt('count', { description: 'How many ended.' }) }),
});

builder.mutationField('signOutEverywhere', (t) =>
  t.withAuth({ person: true }).field({
    type: SignOutEverywherePayload,
    description: 'Signs the person out on all devices.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: SignOutEverywhereInput, required: true, description: 'What is to end.' }) },
    resolve: async (_root, { input: { keepCurrent } }, { caller, services, session }) => {
      if (keepCurrent && !session) throw new NotFoundError('There is no session to keep.');
      const except = keepCurrent ? session?.id : undefined;
      return { count: await write(services.prisma, (tx) => endSessions(tx, caller.userId, { except })) };
    },
  }),
);
