import { Viewer } from '../accounts/viewer.query.js';
import type { StagingJobStatus } from '../db/generated/enums.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { Project } from '../projects/project.type.js';
import { visibleStagingJobs } from './staging.access.js';

/** The number of jobs by status. */
type Tally = Readonly<Partial<Record<StagingJobStatus, number>>>;

const sum = (tally: Tally, ...statuses: readonly StagingJobStatus[]) =>
  statuses.reduce((total, status) => total + (tally[status] ?? 0), 0);

const StagingCounts = builder.objectRef<Tally>('StagingCounts').implement({
  description: 'How many staging jobs there are.',
  fields: (t) => ({
    total: t.int({
      description: 'All of them.',
      resolve: (tally) => Object.values(tally).reduce((total, count) => total + count, 0),
    }),
    inProgress: t.int({
      description: 'Queued, processing or with proofs to look at.',
      resolve: (tally) => sum(tally, 'queued', 'processing', 'proof_ready'),
    }),
    processing: t.int({ description: 'Being staged.', resolve: (tally) => sum(tally, 'processing') }),
    completed: t.int({ description: 'Delivered.', resolve: (tally) => sum(tally, 'final_delivered') }),
  }),
});

builder.objectField(Viewer, 'stagingCounts', (t) =>
  t.field({
    type: StagingCounts,
    description: 'How many staging jobs the workspace has.',
    resolve: async (caller, _args, { services }) => {
      const groups = await services.prisma.stagingJob.groupBy({
        by: ['status'],
        where: visibleStagingJobs(caller),
        _count: { _all: true },
      });
      return Object.fromEntries(groups.map(({ status, _count }) => [status, _count._all]));
    },
  }),
);

builder.objectField(Project, 'stagingCounts', (t) =>
  t.field({
    type: StagingCounts,
    description: 'How many staging jobs it has.',
    resolve: async ({ id }, _args, context, info) => {
      const { stagingJob } = context.services.prisma;
      const tally = await batched({ context, info, key: id }, async (ids) => {
        const groups = await stagingJob.groupBy({
          by: ['projectId', 'status'],
          where: { projectId: { in: ids }, project: { deletedAt: null } },
          _count: { _all: true },
        });
        const tallies = new Map<string, Partial<Record<StagingJobStatus, number>>>(ids.map((key) => [key, {}]));
        for (const { projectId, status, _count } of groups) {
          const ofProject = tallies.get(projectId);
          if (ofProject) ofProject[status] = _count._all;
        }
        return tallies;
      });
      return tally ?? {};
    },
  }),
);
