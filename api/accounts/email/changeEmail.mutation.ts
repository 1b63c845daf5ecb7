import { asPerson } from '../../domain/caller.js';
import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../../domain/errors.js';
import { email } from '../accounts.rules.js';
import { type OfPerson, userPayload } from '../userPayload.js';
import { Viewer } from '../viewer.query.js';
import { changeEmail } from './changeEmail.js';
import { pendingEmailOf } from './emailChange.js';

const ChangeEmailInput = builder
  .inputType('ChangeEmailInput', {
    description: 'The new address, and what shows that it is really the person.',
    fields: (t) => ({
      email: t.string({ required: true, description: 'The new address; it is kept in lower case.' }),
      password: t.string({ description: 'Theirs; may be left out within 10 minutes of signing in.' }),
    }),
  })
  .validate(z.object({ email, password: z.string().max(1000).nullish() }));

interface ChangedEmail extends OfPerson {
  readonly pendingEmail: string | null;
}

const ChangeEmailPayload = userPayload<ChangedEmail>('ChangeEmailPayload', {
  description: 'The address was changed, or waits for the new one to answer a mail.',
  user: 'The person, with the address that counts now.',
});

builder.objectField(ChangeEmailPayload, 'pendingEmail', (t) =>
  t.exposeString('pendingEmail', {
    nullable: true,
    description: 'The address to which a link was mailed; null where the change is done.',
  }),
);

builder.objectField(Viewer, 'pendingEmail', (t) =>
  t.string({
    nullable: true,
    description: 'The address that the account will have once the link that was mailed there is followed.',
    resolve: (caller, _args, { services }) => pendingEmailOf(services.prisma, asPerson(caller).userId),
  }),
);

builder.mutationField('changeEmail', (t) =>
  t.withAuth({ person: true }).field({
    type: ChangeEmailPayload,
    description:
      'Changes the address that the person signs in with. Where mail is sent, the new address must answer first.',
    errors: { types: [ValidationError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: ChangeEmailInput, required: true, description: 'The address.' }) },
    resolve: async (_root, { input }, { caller, services, session }) => {
      const wanted = { email: input.email, password: input.password ?? null, sessionId: session?.id };
      return { userId: caller.userId, pendingEmail: await changeEmail(caller, services, wanted) };
    },
  }),
);
