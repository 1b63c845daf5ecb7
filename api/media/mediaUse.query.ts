import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { StagingJob } from '../staging/stagingJob.type.js';
import { Media } from './media.type.js';
import { refusalOf, usesOf, type MediaUse as Use } from './mediaUse.js';

interface UseOfFile extends Use {
  readonly refusal: string | null;
}

const these = (jobs: Use['busy']) =>
  ({ where: { id: { in: jobs.map(({ id }) => id) } }, orderBy: { createdAt: 'asc' } }) as const;

const MediaUse = builder.objectRef<UseOfFile>('MediaUse').implement({
  description: 'What depends on a file, as far as its deletion is concerned.',
  fields: (t) => ({
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why it cannot be deleted now, in the words of deleteMedia; null: it can be.',
    }),
    busyJobs: t.prismaField({
      type: [StagingJob],
      description: 'Staging jobs in work that need it: while there is one, it cannot be deleted.',
      resolve: (query, { busy }, _args, { services }) =>
        services.prisma.stagingJob.findMany({ ...query, ...these(busy) }),
    }),
    lostJobs: t.prismaField({
      type: [StagingJob],
      description: 'Finished staging jobs that have no other photo: they would be deleted with it.',
      resolve: (query, { lost }, _args, { services }) =>
        services.prisma.stagingJob.findMany({ ...query, ...these(lost) }),
    }),
    changedJobs: t.prismaField({
      type: [StagingJob],
      description: 'Finished staging jobs that would stay, without it.',
      resolve: (query, { changed }, _args, { services }) =>
        services.prisma.stagingJob.findMany({ ...query, ...these(changed) }),
    }),
  }),
});

builder.objectField(Media, 'use', (t) =>
  t.field({
    type: MediaUse,
    description: 'The staging jobs that depend on it.',
    resolve: async (file, _args, context, info) => {
      const use = await batched({ context, info, key: file.id }, (ids) => usesOf(context.services.prisma, ids));
      const { busy, lost, changed } = use ?? { busy: [], lost: [], changed: [] };
      return { busy, lost, changed, refusal: refusalOf(file, busy) };
    },
  }),
);
