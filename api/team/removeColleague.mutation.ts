import { ConflictError, NotFoundError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { removeColleague } from './removeColleague.js';
import { withdrawingPayload } from './invitations/invitation.type.js';

const RemoveColleagueInput = builder.inputType('RemoveColleagueInput', {
  description: 'Whom to remove.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The membership, one of the workspace’s people.' }),
    revokeKeys: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether the keys that they made there end too: see Membership.keyNames.',
    }),
  }),
});

builder.mutationField('removeColleague', (t) =>
  t.withAuth({ person: true }).field({
    type: withdrawingPayload('RemoveColleaguePayload', 'They see nothing of the workspace any more.'),
    description: 'Takes somebody out of the workspace, at once. What they made stays, their keys only where asked for.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RemoveColleagueInput, required: true, description: 'The person.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      const withdrawn = await removeColleague(caller, services, input);
      return { workspaceId: caller.workspaceId, withdrawn };
    },
  }),
);
