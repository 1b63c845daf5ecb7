import { colleague } from '../../accounts/colleague.js';
import { User } from '../../accounts/user.type.js';
import { Viewer } from '../../accounts/viewer.query.js';
import { builder } from '../../graphql/builder.js';
import { readFigures, type AgentMonth } from './readFigures.js';

const AgentMonthType = builder.objectRef<AgentMonth>('AgentMonth').implement({
  description: 'What the projects of one person brought in one month. Deleted projects count nowhere.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'As 2026-11, UTC.' }),
    agent: t.field({
      type: User,
      nullable: true,
      description: 'Who works on the projects; null: nobody in particular, or somebody who left: see agentName.',
      resolve: ({ agentId }, _args, context, info) => colleague(agentId, context, info),
    }),
    agentName: t.exposeString('agentName', {
      nullable: true,
      description:
        'The name of whom the projects were given to, also after they left or deleted their account; empty: they ' +
        'have none. Null: the projects were given to nobody, such as those that a key makes without an agent.',
    }),
    projects: t.exposeInt('projects', { description: 'Projects that were created.' }),
    rooms: t.exposeInt('rooms', { description: 'Photos whose first proof came.' }),
    roundsPerRoom: t.exposeFloat('roundsPerRoom', {
      nullable: true,
      description: 'Results of those photos so far, divided by their number; null where there are none.',
    }),
    hoursToApproval: t.exposeFloat('hoursToApproval', {
      nullable: true,
      description: 'Median hours from an order to its last approval, of the jobs that are approved; null: none is.',
    }),
    spending: t.expose('spending', {
      type: 'Money',
      description: 'Total of the invoices that were written, without drafts, cancelled ones and other currencies.',
    }),
    currency: t.exposeString('currency', { description: 'Of the spending: the workspace’s, ISO 4217.' }),
  }),
});

builder.objectField(Viewer, 'figures', (t) =>
  t.field({
    type: [AgentMonthType],
    description:
      'By month and person, the newest month first; at most 60 months. A month in which nothing happened has no row.',
    args: {
      from: t.arg({ type: 'Day', required: true, description: 'The first month is that of this day.' }),
      to: t.arg({ type: 'Day', required: true, description: 'The last month is that of this day.' }),
      tag: t.arg.string({ description: 'Only projects that have this tag, such as an office’s.' }),
    },
    resolve: (caller, input, { services }) => readFigures(caller, services, input),
  }),
);
