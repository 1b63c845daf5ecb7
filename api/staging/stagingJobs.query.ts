import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { connectRows } from '../graphql/connection.js';
import { searchText } from '../domain/rules.js';
import { Project } from '../projects/project.type.js';
import { connectProjectList } from '../projects/projectList.js';
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
      updatedSince: t.arg({ type: 'DateTime', description: 'Only those that changed then or later.' }),
    },
    resolve: (caller, args, context, info) => {
      const where: Prisma.StagingJobWhereInput = {
        ...visibleStagingJobs(caller),
        ...(args.projectId != null && { projectId: searchText(args.projectId) ?? '' }),
        ...(args.status && { status: args.status }),
        ...(args.updatedSince && { updatedAt: { gte: args.updatedSince } }),
      };
      return connectRows({ args, context, info, type: StagingJob }, context.services.prisma.stagingJob, where);
    },
  }),
);

builder.objectField(Project, 'stagingJobs', (t) =>
  t.field({
    type: StagingJobConnection,
    description: 'Its staging jobs.',
    args: t.arg.connectionArgs(),
    resolve: ({ id }, args, context, info) =>
      connectProjectList({ args, context, info, type: StagingJob, projectId: id, name: 'stagingJobs' }),
  }),
);
