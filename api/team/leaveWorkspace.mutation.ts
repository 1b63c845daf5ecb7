import { ConflictError, NotFoundError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { leaveWorkspace } from './leaveWorkspace.js';

const LeaveWorkspaceInput = builder.inputType('LeaveWorkspaceInput', {
  description: 'Which workspace to leave.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'One of the viewer’s memberships’ workspaces.' }),
    revokeKeys: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether the keys that they made there end too: see Membership.keyNames.',
    }),
  }),
});

const LeaveWorkspacePayload = builder.objectRef<{ readonly id: string }>('LeaveWorkspacePayload').implement({
  description: 'The person is not of the workspace any more. Read all anew: they work in another now.',
  fields: (t) => ({ leftWorkspaceId: t.exposeID('id', { description: 'The workspace.' }) }),
});

builder.mutationField('leaveWorkspace', (t) =>
  t.withAuth({ person: true }).field({
    type: LeaveWorkspacePayload,
    description: 'The person leaves a workspace; its only owner has to hand it over before.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: LeaveWorkspaceInput, required: true, description: 'The workspace.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await leaveWorkspace(caller, services, input);
      return { id: input.id };
    },
  }),
);
