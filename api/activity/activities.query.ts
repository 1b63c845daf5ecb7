import { queryFromInfo } from '@pothos/plugin-prisma';
import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { connect } from '../graphql/connection.js';
import { visibleActivities } from './activity.access.js';
import { Activity, ActivityConnection } from './activity.type.js';

builder.objectField(Viewer, 'activities', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'What happened in the workspace.',
    args: t.arg.connectionArgs(),
    resolve: (caller, args, context, info) => {
      const { activity } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: Activity.name, path: ['edges', 'node'] });
      const where = visibleActivities(caller);
      return connect(args, {
        load: (window) => activity.findMany({ ...query, ...window, where: { AND: [where, window.where] } }),
        count: () => activity.count({ where }),
      });
    },
  }),
);
