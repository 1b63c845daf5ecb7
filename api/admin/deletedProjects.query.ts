import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { connect, connectionType } from '../graphql/connection.js';

/** The fields that an administrator needs to restore a project, without its content. */
export const deletedProjectFields = {
  id: true,
  address: true,
  createdAt: true,
  deletedAt: true,
  workspace: { select: { name: true } },
} satisfies Prisma.ProjectSelect;

type DeletedProjectRow = Prisma.ProjectGetPayload<{ select: typeof deletedProjectFields }>;

const DeletedProject = builder.objectRef<DeletedProjectRow>('DeletedProject').implement({
  description: 'A project of any workspace that its people have deleted, as administrators see it.',
  fields: (t) => ({
    projectId: t.exposeID('id', { description: 'For restoreProject.' }),
    address: t.exposeString('address', { description: 'As its people wrote it.' }),
    workspaceName: t.string({ description: 'Whose it is.', resolve: ({ workspace }) => workspace.name }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true, description: 'When it was deleted.' }),
  }),
});

const DeletedProjectConnection = connectionType('DeletedProject', 'deleted projects', DeletedProject);
export const deleted = { deletedAt: { not: null } } satisfies Prisma.ProjectWhereInput;

builder.objectField(Viewer, 'deletedProjects', (t) =>
  t.field({
    type: DeletedProjectConnection,
    description: 'For administrators: the deleted projects of all workspaces, by when they were created.',
    authScopes: { admin: true },
    args: t.arg.connectionArgs(),
    resolve: (_caller, args, { services: { prisma } }) =>
      connect(args, {
        load: (window) =>
          prisma.project.findMany({
            ...window,
            where: { AND: [deleted, window.where] },
            select: deletedProjectFields,
          }),
        count: () => prisma.project.count({ where: deleted }),
      }),
  }),
);
