import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';
import { RoomType } from '../media/media.enums.js';
import { StagingJobStatus, StagingStyle } from './staging.enums.js';

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
    revisionCount: t.exposeInt('round', { description: 'How often a revision was asked for.' }),
    renderProgress: t.float({
      description: 'Share of the present round’s rendering that is done, 0 to 1.',
      select: { items: { orderBy: { position: 'asc' }, select: { progress: true } } },
      resolve: ({ items }) => items.reduce((sum, { progress }) => sum + progress, 0) / Math.max(items.length, 1),
    }),
    estimatedCompletion: t.expose('estimatedCompletion', {
      type: 'DateTime',
      nullable: true,
      description: 'When the proofs should be there; only while it is being staged.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was ordered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    items: t.relation('items', {
      query: { orderBy: { position: 'asc' } },
      description: 'Its images, in the order given.',
    }),
  }),
});

export const StagingJobConnection = connectionType('StagingJob', 'staging jobs', StagingJob);

/** The payload of a mutation that ends with a staging job. */
export function stagingJobPayload(name: string, description: string) {
  return builder.objectRef<{ readonly id: string }>(name).implement({
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
