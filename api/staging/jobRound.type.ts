import { builder } from '../graphql/builder.js';
import { Revision } from './revision.type.js';
import type { JobRound as Round } from './rounds.js';
import { StagingResult } from './stagingResult.type.js';

export const JobRound = builder.objectRef<Round & { readonly jobId: string }>('JobRound').implement({
  description: 'A round of a job that made pictures, and what every image shows in it.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 for the first; approveStagingJob takes it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the last of its pictures came.' }),
    isCurrent: t.exposeBoolean('isCurrent', {
      description: 'Whether it is what all images show: the newest, until another was taken up or approved.',
    }),
    revision: t.prismaField({
      type: Revision,
      nullable: true,
      description: 'What was asked for; null of the first.',
      resolve: (query, { jobId, round }, _args, { services }) =>
        services.prisma.revision.findUnique({ ...query, where: { jobId_round: { jobId, round } } }),
    }),
    results: t.prismaField({
      type: [StagingResult],
      description: 'In the order of the images: the newest of this round or one before. What has none yet is left out.',
      resolve: (query, { results }, _args, { services }) =>
        services.prisma.stagingRound.findMany({
          ...query,
          where: { id: { in: results.map(({ id }) => id) } },
          orderBy: { item: { position: 'asc' } },
        }),
    }),
  }),
});
