import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { readStats, type DashboardStats } from './readStats.js';
import { turnaroundText } from './turnaround.js';

const DashboardStatsType = builder.objectRef<DashboardStats>('DashboardStats').implement({
  description: 'The workspace in four figures. Deleted projects count nowhere.',
  fields: (t) => ({
    activeProjects: t.exposeInt('activeProjects', { description: 'Projects that are active.' }),
    stagingJobs: t.exposeInt('stagingJobs', { description: 'Staging jobs, whatever became of them.' }),
    revenue: t.expose('revenue', {
      type: 'Money',
      description: 'What was paid since the month began (UTC); invoices in another currency are not in it.',
    }),
    currency: t.exposeString('currency', { description: 'Of the revenue: the workspace’s, ISO 4217.' }),
    turnaround: t.string({
      nullable: true,
      description: 'Median time from an order to its first proofs, e.g. "1.8 hrs"; null where there are none yet.',
      resolve: ({ turnaround }) => (turnaround === null ? null : turnaroundText(turnaround)),
    }),
  }),
});

builder.objectField(Viewer, 'dashboardStats', (t) =>
  t.field({
    type: DashboardStatsType,
    description: 'The figures of the dashboard.',
    resolve: (caller, _args, { services }) => readStats(caller, services),
  }),
);
