import type { StagingJob as StagingJobRow } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';
import type { GraphQLContext } from '../graphql/context.js';
import { RoomType } from '../media/media.enums.js';
import { JobRound } from './jobRound.type.js';
import { Revision } from './revision.type.js';
import { OF_ROUNDS, roundsOf } from './rounds.js';
import { ReworkReason, StagingJobStatus, StagingStyle } from './staging.enums.js';
import { reworkReasonOf } from './transitions.js';
import { type Place, placesOf } from './turns/places.js';

export const StagingJob = builder.prismaNode('StagingJob', {
  description: 'An order to stage photos of one project in one style.',
  id: { field: 'id' },
  fields: (t) => ({
    project: t.relation('project', { description: 'The project that it belongs to.' }),
    status: t.expose('status', { type: StagingJobStatus, description: 'Where it stands.' }),
    style: t.expose('style', { type: StagingStyle, description: 'How the rooms are furnished.' }),
    roomType: t.expose('roomType', { type: RoomType, description: 'What the rooms are furnished as.' }),
    creativity: t.exposeInt('creativity', { description: '0 (conservative) to 30.' }),
    preserveWindows: t.exposeBoolean('preserveWindows', { description: 'Nothing may cover the windows.' }),
    preserveWalls: t.exposeBoolean('preserveWalls', { description: 'Nothing may hang on the walls.' }),
    preserveCeiling: t.exposeBoolean('preserveCeiling', { description: 'Nothing may hang from the ceiling.' }),
    preserveFloor: t.exposeBoolean('preserveFloor', { description: 'The floor stays as bare as furniture allows.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'The person’s words.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The machine’s words: what went wrong and what to do. Only in REWORK.',
    }),
    reason: t.field({
      type: ReworkReason,
      nullable: true,
      description: 'Why it stands in REWORK; null where it does not.',
      select: { status: true, failure: true },
      resolve: reworkReasonOf,
    }),
    revisionCount: t.exposeInt('round', { description: 'How often a revision was asked for.' }),
    renderProgress: t.float({
      description: 'Share of the present round’s rendering that is done, 0 to 1.',
      select: {
        items: {
          orderBy: { position: 'asc' },
          select: { progress: true, revisions: { where: { outcome: 'pending' }, select: { id: true } } },
        },
      },
      // During a revision, only the images that it stages again count.
      resolve: ({ items }) => {
        const asked = items.filter(({ revisions }) => revisions.length > 0);
        const counted = asked.length > 0 ? asked : items;
        return counted.reduce((sum, { progress }) => sum + progress, 0) / Math.max(counted.length, 1);
      },
    }),
    photosAhead: t.int({
      nullable: true,
      description: 'How many photos are begun before its first one; null unless it waits to be begun.',
      select: { status: true, failure: true },
      resolve: async (job, _args, context) =>
        job.status === 'processing' ? null : ((await placeOf(job, context))?.photosAhead ?? null),
    }),
    estimatedCompletion: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the proofs should be there; null unless it waits or is being staged.',
      select: { status: true, failure: true },
      resolve: async (job, _args, context) => (await placeOf(job, context))?.estimatedCompletion ?? null,
    }),
    takesLonger: t.boolean({
      description:
        'Whether one of its images takes longer than was expected: the estimated completion is then uncertain.',
      select: { status: true, failure: true },
      resolve: async (job, _args, context) => (await placeOf(job, context))?.takesLonger ?? false,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was ordered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    items: t.relation('items', {
      query: { orderBy: { position: 'asc' } },
      description: 'Its images, in the order given.',
    }),
    rounds: t.field({
      type: [JobRound],
      description: 'Its rounds that made pictures, the oldest first.',
      select: OF_ROUNDS,
      resolve: ({ id: jobId, items }) => roundsOf(items).map((round) => ({ ...round, jobId })),
    }),
    revision: t.field({
      type: Revision,
      nullable: true,
      description: 'The newest revision that was asked for, whatever came of it.',
      select: (_args, _context, nestedSelection) => ({
        revisions: nestedSelection({ orderBy: { round: 'desc' }, take: 1 }),
      }),
      resolve: ({ revisions }) => revisions.at(0) ?? null,
    }),
  }),
});

type Situated = Pick<StagingJobRow, 'id' | 'status' | 'failure'>;

/** The job's place; one statement serves all jobs of a list and both fields, and none runs when no job waits. */
async function placeOf({ id, status, failure }: Situated, context: GraphQLContext): Promise<Place | undefined> {
  const runs = status === 'queued' || status === 'processing' || (status === 'rework' && failure === null);
  if (!runs) return undefined;
  context.notKept?.(); // other workspaces' photos count too
  return batched({ context, what: 'place', key: id }, (ids) => placesOf(context.services, ids));
}

export const StagingJobConnection = connectionType('StagingJob', 'staging jobs', StagingJob);

/** The payload of a mutation that changes a staging job. */
export function stagingJobPayload<More extends object = object>(name: string, description: string) {
  return builder.objectRef<{ readonly id: string } & More>(name).implement({
    description,
    fields: (t) => ({
      stagingJob: t.prismaField({
        type: StagingJob,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { services }) =>
          services.prisma.stagingJob.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });
}
