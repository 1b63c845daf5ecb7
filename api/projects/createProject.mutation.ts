import { builder } from '../graphql/builder.js';
import { ValidationError } from '../domain/errors.js';
import { createProject } from './createProject.js';
import { newProject } from './project.rules.js';
import { projectPayload } from './project.type.js';
import { ProjectStatus } from './projectStatus.type.js';

const CreateProjectInput = builder
  .inputType('CreateProjectInput', {
    description: 'A new project.',
    fields: (t) => ({
      address: t.string({ required: true, description: '1 to 300 characters.' }),
      mlsId: t.string({ description: 'Its number in the listing service.' }),
      status: t.field({ type: ProjectStatus, description: 'A project is active where it is left out.' }),
      notes: t.string({ description: 'The workspace’s own words.' }),
      tags: t.stringList({ description: 'Words to find it by; empty ones are dropped.' }),
      agentId: t.id({
        description: 'Who works on it: a person of the workspace, the caller where it is left out. Not for agents.',
      }),
      isShared: t.boolean({ description: 'Whether all agents of the workspace see it; false where it is left out.' }),
    }),
  })
  .validate(newProject);

builder.mutationField('createProject', (t) =>
  t.withAuth({ member: true }).field({
    type: projectPayload('CreateProjectPayload', 'The project was created.'),
    description: 'Creates a project.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateProjectInput, required: true, description: 'The project.' }) },
    resolve: (_root, { input }, { caller, services }) => createProject(caller, services, input),
  }),
);
