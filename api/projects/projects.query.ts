import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { connectRows } from '../graphql/connection.js';
import { containing, searchText } from '../domain/rules.js';
import { visibleProjects } from './project.access.js';
import { Project, ProjectConnection } from './project.type.js';
import { ProjectStatus } from './projectStatus.type.js';

builder.objectField(Viewer, 'projects', (t) =>
  t.field({
    type: ProjectConnection,
    description: 'The workspace’s projects.',
    args: {
      ...t.arg.connectionArgs(),
      search: t.arg.string({ description: 'Part of the address or MLS id, in either case.' }),
      status: t.arg({ type: ProjectStatus, description: 'Only those that stand there.' }),
      updatedSince: t.arg({ type: 'DateTime', description: 'Only those that changed then or later.' }),
    },
    resolve: (caller, args, context, info) => {
      const search = searchText(args.search);
      const where: Prisma.ProjectWhereInput = {
        AND: visibleProjects(caller),
        ...(args.status && { status: args.status }),
        ...(args.updatedSince && { updatedAt: { gte: args.updatedSince } }),
        ...(search && { OR: [{ address: containing(search) }, { mlsId: containing(search) }] }),
      };
      return connectRows({ args, context, info, type: Project }, context.services.prisma.project, where);
    },
  }),
);
