import { ConflictError, NotFoundError, TooManyAttemptsError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import { acceptInvitation } from './acceptInvitation.js';

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  description: 'Which invitation to accept.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The end of its link.' }) }),
});

builder.mutationField('acceptInvitation', (t) =>
  t.withAuth({ person: true }).field({
    type: workspacePayload('AcceptInvitationPayload', 'The person is of the workspace, and works there now.'),
    description: 'Takes the person into a workspace, by the link of an invitation. Read all anew afterwards.',
    errors: { types: [ConflictError, NotFoundError, TooManyAttemptsError] },
    args: { input: t.arg({ type: AcceptInvitationInput, required: true, description: 'The invitation.' }) },
    resolve: async (_root, { input: { token } }, { caller, services, session }) => ({
      workspaceId: await acceptInvitation(caller, services, { token, sessionId: session?.id }),
    }),
  }),
);
