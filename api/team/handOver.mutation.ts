import { ConflictError, NotFoundError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { handOver } from './handOver.js';
import { withdrawingPayload } from './invitations/invitation.type.js';

const HandOverInput = builder.inputType('HandOverInput', {
  description: 'To whom to hand the workspace over.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The membership, one of the workspace’s people.' }),
    revokeKeys: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the keys that the caller made end; as a manager they may go on using them.',
    }),
  }),
});

builder.mutationField('handOver', (t) =>
  t.withAuth({ person: true }).field({
    type: withdrawingPayload('HandOverPayload', 'They own the workspace; the caller is a manager.'),
    description: 'Makes somebody else of the workspace its owner, and the caller a manager.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: HandOverInput, required: true, description: 'The person.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      const withdrawn = await handOver(caller, services, input);
      return { workspaceId: caller.workspaceId, withdrawn };
    },
  }),
);
