import { NotFoundError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { chooseWorkspace } from './chooseWorkspace.js';
import { workspacePayload } from '../accounts/workspacePayload.js';

const ChooseWorkspaceInput = builder.inputType('ChooseWorkspaceInput', {
  description: 'Which workspace to work in.',
  fields: (t) => ({ id: t.id({ required: true, description: 'One of the viewer’s memberships’ workspaces.' }) }),
});

builder.mutationField('chooseWorkspace', (t) =>
  t.withAuth({ person: true }).field({
    type: workspacePayload('ChooseWorkspacePayload', 'The person works there now, on this device.'),
    description: 'Changes the workspace that the person works in on this device. Read all anew afterwards.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: ChooseWorkspaceInput, required: true, description: 'The workspace.' }) },
    resolve: async (_root, { input: { id } }, { caller, services, session }) => {
      await chooseWorkspace(caller, services, { id, sessionId: session?.id });
      return { workspaceId: id };
    },
  }),
);
