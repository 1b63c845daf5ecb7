import { Viewer } from '../accounts/viewer.query.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { Project } from '../projects/project.type.js';
import { visibleMedia } from './media.access.js';
import { MediaOrigin } from './media.enums.js';

interface Counts {
  readonly images: number;
  readonly videos: number;
}

const MediaCounts = builder.objectRef<Counts>('MediaCounts').implement({
  description: 'How many files there are.',
  fields: (t) => ({
    total: t.int({ description: 'Pictures and films.', resolve: ({ images, videos }) => images + videos }),
    images: t.exposeInt('images', { description: 'Pictures.' }),
    videos: t.exposeInt('videos', { description: 'Films.' }),
  }),
});

builder.objectField(Viewer, 'mediaCounts', (t) =>
  t.field({
    type: MediaCounts,
    description: 'How many files the workspace has.',
    args: { origin: t.arg({ type: [MediaOrigin], description: 'Only those that come from one of these.' }) },
    resolve: async (caller, { origin }, { services }) => {
      const where = { ...visibleMedia(caller), ...(origin && { origin: { in: origin } }) };
      const groups = await services.prisma.media.groupBy({ by: ['type'], where, _count: { _all: true } });
      const of = (type: string) => groups.find((group) => group.type === type)?._count._all ?? 0;
      return { images: of('image'), videos: of('video') };
    },
  }),
);

builder.objectField(Project, 'mediaCounts', (t) =>
  t.field({
    type: MediaCounts,
    description: 'How many files it has.',
    args: { origin: t.arg({ type: [MediaOrigin], description: 'Only those that come from one of these.' }) },
    resolve: async ({ id }, { origin }, context, info) => {
      const { media } = context.services.prisma;
      const counts = await batched({ context, info, key: id }, async (ids) => {
        const groups = await media.groupBy({
          by: ['projectId', 'type'],
          where: { projectId: { in: ids }, project: { deletedAt: null }, ...(origin && { origin: { in: origin } }) },
          _count: { _all: true },
        });
        const of = (projectId: string, type: string) =>
          groups.find((group) => group.projectId === projectId && group.type === type)?._count._all ?? 0;
        return new Map(ids.map((key) => [key, { images: of(key, 'image'), videos: of(key, 'video') }]));
      });
      return counts ?? { images: 0, videos: 0 };
    },
  }),
);
