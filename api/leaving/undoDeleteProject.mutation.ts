import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { projectPayload } from '../projects/project.type.js';
import { undoDeleteProject } from './undoDeleteProject.js';

const UndoDeleteProjectInput = builder.inputType('UndoDeleteProjectInput', {
  description: 'Which project to bring back.',
  fields: (t) => ({ id: t.id({ required: true, description: 'A project that the caller deleted.' }) }),
});

builder.mutationField('undoDeleteProject', (t) =>
  t.withAuth({ member: true }).field({
    type: projectPayload('UndoDeleteProjectPayload', 'The project is in the lists again.'),
    description:
      'Brings a project back as it was, with its drafts and its links: for who deleted it, within a day. Photos that ' +
      'waited to be staged are staged meanwhile.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: UndoDeleteProjectInput, required: true, description: 'The project.' }) },
    resolve: (_root, { input: { id } }, { caller, services }) => undoDeleteProject(caller, services, id),
  }),
);
