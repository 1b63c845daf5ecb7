import { queryFromInfo } from '@pothos/plugin-prisma';
import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { connect } from '../graphql/connection.js';
import { searchText } from '../domain/rules.js';
import { Project } from '../projects/project.type.js';
import { visibleStagingJobs } from './staging.access.js';
import { StagingJobStatus } from './staging.enums.js';
import { StagingJob, StagingJobConnection } from './stagingJob.type.js';

builder.objectField(Viewer, 'stagingJobs', (t) =>
  t.field({
    type: StagingJobConnection,
    description: 'The staging jobs of all the workspace’s projects.',
    args: {
      ...t.arg.connectionArgs(),
      projectId: t.arg.id({ description: 'Only those of this project.' }),
      status: t.arg({ type: StagingJobStatus, description: 'Only those that stand there.' }),
    },
    resolve: (caller, args, context, info) => {
      const { stagingJob } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: StagingJob.name, path: ['edges', 'node'] });
      const where: Prisma.StagingJobWhereInput = {
        ...visibleStagingJobs(caller),
        ...(args.projectId != null && { projectId: searchText(args.projectId) ?? '' }),
        ...(args.status && { status: args.status }),
      };
      return connect(args, {
        load: (window) => stagingJob.findMany({ ...query, ...window, where: { AND: [where, window.where] } }),
        count: () => stagingJob.count({ where }),
      });
    },
  }),
);

builder.objectField(Project, 'stagingJobs', (t) =>
  t.field({
    type: StagingJobConnection,
    description: 'Its staging jobs.',
    args: t.arg.connectionArgs(),
    resolve: ({ id }, args, context, info) => {
      const { project } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: StagingJob.name, path: ['edges', 'node'] });
      return connect(args, {
        load: async (window) => {
          const jobs = await batched({ context, info, key: id }, async (ids) => {
            const select = { id: true, stagingJobs: { ...query, ...window } };
            const rows = await project.findMany({ where: { id: { in: ids } }, select });
            return new Map(rows.map((row) => [row.id, row.stagingJobs]));
          });
          return jobs ?? [];
        },
        count: async () => {
          const counts = await batched({ context, info, what: 'count', key: id }, async (ids) => {
            const select = { id: true, _count: { select: { stagingJobs: true } } };
            const rows = await project.findMany({ where: { id: { in: ids } }, select });
            return new Map(rows.map((row) => [row.id, row._count.stagingJobs]));
          });
          return counts ?? 0;
        },
      });
    },
  }),
);
