import { ConflictError, NotFoundError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { changeRole } from './changeRole.js';
import { MembershipRole } from './membership.type.js';
import { withdrawingPayload } from './invitations/invitation.type.js';

const ChangeRoleInput = builder.inputType('ChangeRoleInput', {
  description: 'Whose role to change.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The membership, one of the workspace’s people.' }),
    role: t.field({ type: MembershipRole, required: true, description: 'What they are from now on.' }),
    revokeKeys: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether the keys that they made end, if the new role may make none: see Membership.keyNames.',
    }),
  }),
});

builder.mutationField('changeRole', (t) =>
  t.withAuth({ person: true }).field({
    type: withdrawingPayload('ChangeRolePayload', 'They have the role at once, in everything that they have open.'),
    description: 'Gives somebody of the workspace another role. Nobody can raise their own; owners are for owners.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: ChangeRoleInput, required: true, description: 'Who, and what they are to be.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      const withdrawn = await changeRole(caller, services, input);
      return { workspaceId: caller.workspaceId, withdrawn };
    },
  }),
);
