import type { GraphQLResolveInfo } from 'graphql';
import type { StagingJob as StagingJobRow } from '../../db/generated/client.js';
import { batched } from '../../graphql/batch.js';
import { builder } from '../../graphql/builder.js';
import type { GraphQLContext } from '../../graphql/context.js';
import { StagingJob } from '../stagingJob.type.js';
import { Media } from '../../media/media.type.js';
import { refusalOf, usesOf, type MediaUse as Use } from './mediaUse.js';

interface UseOfFile extends Use {
  readonly refusal: string | null;
}

/** The jobs with the fields that the request selects, in one query for all files; a deleted job is left out. */
async function asAsked(
  query: object,
  jobs: Use['busy'],
  context: GraphQLContext,
  info: GraphQLResolveInfo,
): Promise<StagingJobRow[]> {
  const read = async (ids: string[]) => {
    const rows = await context.services.prisma.stagingJob.findMany({ ...query, where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  };
  const found = await Promise.all(jobs.map(({ id: key }) => batched({ context, info, key }, read)));
  return found.filter((row) => row !== undefined);
}

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
      resolve: (query, { busy }, _args, context, info) => asAsked(query, busy, context, info),
    }),
    lostJobs: t.prismaField({
      type: [StagingJob],
      description: 'Finished staging jobs that have no other photo: they would be deleted with it.',
      resolve: (query, { lost }, _args, context, info) => asAsked(query, lost, context, info),
    }),
    changedJobs: t.prismaField({
      type: [StagingJob],
      description: 'Finished staging jobs that would stay, without it.',
      resolve: (query, { changed }, _args, context, info) => asAsked(query, changed, context, info),
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
