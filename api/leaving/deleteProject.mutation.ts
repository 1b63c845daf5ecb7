import { builder } from '../graphql/builder.js';
import { NotFoundError } from '../domain/errors.js';
import { deleteProject } from './deleteProject.js';

const DeleteProjectInput = builder.inputType('DeleteProjectInput', {
  description: 'Which project to delete.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The project.' }),
    revokePublicPages: t.boolean({
      defaultValue: false,
      description: 'Public pages of delivered photos end, too. Otherwise they stay until somebody revokes them.',
    }),
  }),
});

const DeleteProjectPayload = builder.objectRef<{ readonly id: string }>('DeleteProjectPayload').implement({
  description: 'The project is gone from every list.',
  fields: (t) => ({ deletedProjectId: t.exposeID('id', { description: 'The id that it had.' }) }),
});

builder.mutationField('deleteProject', (t) =>
  t.withAuth({ member: true }).field({
    type: DeleteProjectPayload,
    description:
      'Hides a project and what belongs to it. Invoices that are no drafts stay in the books. Who deleted it can undo ' +
      'it within a day; an administrator can bring it back at any time.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteProjectInput, required: true, description: 'The project.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await deleteProject(caller, services, input);
      return { id: input.id };
    },
  }),
);
