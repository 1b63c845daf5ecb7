import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { connectRows } from '../graphql/connection.js';
import { visibleActivities } from './activity.access.js';
import { Activity, ActivityConnection } from './activity.type.js';

builder.objectField(Viewer, 'activities', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'What happened in the workspace.',
    args: t.arg.connectionArgs(),
    resolve: (caller, args, context, info) =>
      connectRows({ args, context, info, type: Activity }, context.services.prisma.activity, visibleActivities(caller)),
  }),
);
