import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { connectRows } from '../graphql/connection.js';
import { containing, searchText } from '../domain/rules.js';
import { Project } from '../projects/project.type.js';
import { connectProjectList } from '../projects/projectList.js';
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
      const search = searchText(args.search);
      const where: Prisma.MediaWhereInput = {
        ...visibleMedia(caller),
        ...(args.projectId != null && { projectId: searchText(args.projectId) ?? '' }),
        ...(args.type && { type: args.type }),
        ...(args.origin && { origin: { in: args.origin } }),
        ...(search && { OR: [{ filename: containing(search) }, { originalName: containing(search) }] }),
      };
      return connectRows({ args, context, info, type: Media }, context.services.prisma.media, where);
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
      const where = { ...(args.type && { type: args.type }), ...(args.origin && { origin: { in: args.origin } }) };
      return connectProjectList({ args, context, info, type: Media, projectId: id, name: 'media', where });
    },
  }),
);
