import { colleague } from '../accounts/colleague.js';
import { User } from '../accounts/user.type.js';
import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';
import { ProjectStatus } from './projectStatus.type.js';

export const Project = builder.prismaNode('Project', {
  description: 'A property that is being sold or let, known by its address.',
  id: { field: 'id' },
  fields: (t) => ({
    address: t.exposeString('address', { description: 'As it is written to people.' }),
    mlsId: t.exposeString('mlsId', {
      nullable: true,
      description: 'Its number in the listing service; null: none yet.',
    }),
    status: t.expose('status', { type: ProjectStatus, description: 'Where it stands.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'The workspace’s own words.' }),
    tags: t.exposeStringList('tags', { description: 'Words to find it by.' }),
    agent: t.field({
      type: User,
      nullable: true,
      description: 'Who works on it; null: nobody in particular, or somebody who is not of the workspace any more.',
      resolve: ({ agentId }, _args, context, info) => colleague(agentId, context, info),
    }),
    isShared: t.exposeBoolean('isShared', {
      description: 'Whether all agents of the workspace see it; otherwise of the agents only the one who works on it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted; only invoices that outlive it still name it. Null: it was not.',
    }),
  }),
});

export const ProjectConnection = connectionType('Project', 'projects', Project);

interface ProjectPayload {
  readonly id: string;
}

/** The payload of a mutation that changes a project. */
export function projectPayload(name: string, description: string) {
  return builder.objectRef<ProjectPayload>(name).implement({
    description,
    fields: (t) => ({
      project: t.prismaField({
        type: Project,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { services }) =>
          services.prisma.project.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });
}
