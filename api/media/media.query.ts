import { queryFromInfo } from '@pothos/plugin-prisma';
import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { connect } from '../graphql/connection.js';
import { containing, searchText } from '../domain/rules.js';
import { Project } from '../projects/project.type.js';
import { visibleMedia } from './media.access.js';
import { MediaOrigin, MediaType } from './media.enums.js';
import { Media, MediaConnection } from './media.type.js';

builder.objectField(Viewer, 'media', (t) =>
  t.field({
    type: MediaConnection,
    description: 'The files of all the workspace’s projects.',
    args: {
      ...t.arg.connectionArgs(),
      projectId: t.arg.id({ description: 'Only those of this project.' }),
      type: t.arg({ type: MediaType, description: 'Only pictures, or only films.' }),
      origin: t.arg({ type: [MediaOrigin], description: 'Only those that come from one of these.' }),
      search: t.arg.string({ description: 'Part of the file’s name, in either case.' }),
    },
    resolve: (caller, args, context, info) => {
      const { media } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: Media.name, path: ['edges', 'node'] });
      const search = searchText(args.search);
      const where: Prisma.MediaWhereInput = {
        ...visibleMedia(caller),
        ...(args.projectId != null && { projectId: searchText(args.projectId) ?? '' }),
        ...(args.type && { type: args.type }),
        ...(args.origin && { origin: { in: args.origin } }),
        ...(search && { OR: [{ filename: containing(search) }, { originalName: containing(search) }] }),
      };
      return connect(args, {
        load: (window) => media.findMany({ ...query, ...window, where: { AND: [where, window.where] } }),
        count: () => media.count({ where }),
      });
    },
  }),
);

builder.objectField(Project, 'media', (t) =>
  t.field({
    type: MediaConnection,
    description: 'Its files.',
    args: {
      ...t.arg.connectionArgs(),
      type: t.arg({ type: MediaType, description: 'Only pictures, or only films.' }),
      origin: t.arg({ type: [MediaOrigin], description: 'Only those that come from one of these.' }),
    },
    resolve: ({ id }, args, context, info) => {
      const { project } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: Media.name, path: ['edges', 'node'] });
      const where = { ...(args.type && { type: args.type }), ...(args.origin && { origin: { in: args.origin } }) };
      return connect(args, {
        load: async (window) => {
          const page = { ...query, ...window, where: { AND: [where, window.where] } };
          const files = await batched({ context, info, key: id }, async (ids) => {
            const rows = await project.findMany({ where: { id: { in: ids } }, select: { id: true, media: page } });
            return new Map(rows.map((row) => [row.id, row.media]));
          });
          return files ?? [];
        },
        count: async () => {
          const counts = await batched({ context, info, what: 'count', key: id }, async (ids) => {
            const select = { id: true, _count: { select: { media: { where } } } };
            const rows = await project.findMany({ where: { id: { in: ids } }, select });
            return new Map(rows.map((row) => [row.id, row._count.media]));
          });
          return counts ?? 0;
        },
      });
    },
  }),
);
