import { builder } from '../graphql/builder.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../domain/errors.js';
import { deleteAccount } from './deleteAccount.js';

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  description: 'What shows that it is really the person.',
  fields: (t) => ({
    password: t.string({ description: 'Theirs; may be left out within 10 minutes of signing in.' }),
    revokeKeys: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether the keys that they made in workspaces that stay end too: see Membership.keyNames.',
    }),
  }),
});

const DeleteAccountPayload = builder.objectRef<{ readonly id: string }>('DeleteAccountPayload').implement({
  description: 'The account is gone, with every workspace of which the person was the only owner and all that it held.',
  fields: (t) => ({ deletedUserId: t.exposeID('id', { description: 'The id that the person had.' }) }),
});

builder.mutationField('deleteAccount', (t) =>
  t.withAuth({ person: true }).field({
    type: DeleteAccountPayload,
    description:
      'Deletes the person’s account for good. Nobody can bring it back. Export it first: /api/account/export.',
    errors: { types: [ValidationError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: DeleteAccountInput, required: true, description: 'What shows who asks.' }) },
    resolve: async (_root, { input }, { caller, services, session }) => {
      const { password = null, revokeKeys } = input;
      await deleteAccount(caller, services, { password, revokeKeys, sessionId: session?.id });
      return { id: caller.userId };
    },
  }),
);
