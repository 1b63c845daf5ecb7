import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import { revokeInvitation } from './revokeInvitation.js';

const RevokeInvitationInput = builder.inputType('RevokeInvitationInput', {
  description: 'Which invitation to revoke.',
  fields: (t) => ({ id: t.id({ required: true, description: 'One of the workspace’s invitations.' }) }),
});

builder.mutationField('revokeInvitation', (t) =>
  t.withAuth({ person: true }).field({
    type: workspacePayload('RevokeInvitationPayload', 'Its link does not work any more.'),
    description: 'Makes the link of an invitation worthless.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RevokeInvitationInput, required: true, description: 'The invitation.' }) },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await revokeInvitation(caller, services, id);
      return { workspaceId: caller.workspaceId };
    },
  }),
);
