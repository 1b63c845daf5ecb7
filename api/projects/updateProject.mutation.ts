import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { projectChanges } from './project.rules.js';
import { projectPayload } from './project.type.js';
import { ProjectStatus } from './projectStatus.type.js';
import { updateProject } from './updateProject.js';

const ExpectedProject = builder.inputType('ExpectedProject', {
  description: 'What a project was when the person began to change it. Only what is given is compared.',
  fields: (t) => ({
    address: t.string({ description: 'The address.' }),
    mlsId: t.string({ description: 'Null: none.' }),
    status: t.field({ type: ProjectStatus, description: 'Where it stood.' }),
    notes: t.string({ description: 'Null: none.' }),
    tags: t.stringList({ description: 'All of them.' }),
    agentId: t.id({ description: 'Null: nobody in particular.' }),
    isShared: t.boolean({ description: 'Whether all agents saw it.' }),
  }),
});

const UpdateProjectInput = builder
  .inputType('UpdateProjectInput', {
    description: 'Changes to a project. What is left out stays as it is.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The project.' }),
      address: t.string({ description: '1 to 300 characters.' }),
      mlsId: t.string({ description: 'Null clears it.' }),
      status: t.field({ type: ProjectStatus, description: 'Where it stands now.' }),
      notes: t.string({ description: 'Null clears them.' }),
      tags: t.stringList({ description: 'All of them anew.' }),
      agentId: t.id({ description: 'Who works on it from now on; null: nobody in particular. Not for agents.' }),
      isShared: t.boolean({ description: 'Whether all agents of the workspace see it. Agents may share their own.' }),
      expected: t.field({
        type: ExpectedProject,
        description: 'Refuses the change with a conflict where one of these is another by now; left out: it is made.',
      }),
    }),
  })
  .validate(projectChanges);

builder.mutationField('updateProject', (t) =>
  t.withAuth({ member: true }).field({
    type: projectPayload('UpdateProjectPayload', 'The project was changed.'),
    description: 'Changes a project.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: UpdateProjectInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, { caller, services }) => updateProject(caller, services, input),
  }),
);
