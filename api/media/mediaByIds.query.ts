import { queryFromInfo } from '@pothos/plugin-prisma';
import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { badRequest } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { visibleMedia } from './media.access.js';
import { Media } from './media.type.js';

const MOST = 200;

builder.objectField(Viewer, 'mediaByIds', (t) =>
  t.field({
    type: [Media],
    description: 'Files by their ids, in that order. An id that is none of a file of the workspace is left out.',
    args: { ids: t.arg.idList({ required: true, description: `At most ${MOST}.` }) },
    resolve: async (caller, { ids }, context, info) => {
      if (ids.length > MOST) throw badRequest(`Expected at most ${MOST} ids, got ${ids.length}.`);
      const wellFormed = ids.filter((id) => typeOfId(id) === 'Media');
      const files = await context.services.prisma.media.findMany({
        ...queryFromInfo({ context, info, typeName: Media.name }),
        where: { id: { in: wellFormed }, ...visibleMedia(caller) },
      });
      const byId = new Map(files.map((file) => [file.id, file]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  }),
);
