import { builder } from '../graphql/builder.js';
import { NotFoundError } from '../domain/errors.js';
import { restoreProject } from './restoreProject.js';

const RestoreProjectInput = builder.inputType('RestoreProjectInput', {
  description: 'Which project to bring back.',
  fields: (t) => ({ id: t.id({ required: true, description: 'One of the deleted projects.' }) }),
});

const RestoreProjectPayload = builder
  .objectRef<{ readonly id: string; readonly address: string }>('RestoreProjectPayload')
  .implement({
    description: 'The project is in its workspace’s lists again, with what belongs to it.',
    fields: (t) => ({
      restoredProjectId: t.exposeID('id', { description: 'The id that it has.' }),
      address: t.exposeString('address', { description: 'As its people wrote it.' }),
    }),
  });

builder.mutationField('restoreProject', (t) =>
  t.withAuth({ admin: true }).field({
    type: RestoreProjectPayload,
    description: 'For administrators: brings a deleted project of any workspace back.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: RestoreProjectInput, required: true, description: 'The project.' }) },
    resolve: (_root, { input: { id } }, { caller, services }) =>
      restoreProject({ userId: caller.userId }, services, id),
  }),
);
