import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { RoomType } from '../media/media.enums.js';
import { createStagingJob } from './createStagingJob.js';
import { StagingStyle } from './staging.enums.js';
import { newStagingJob } from './staging.rules.js';
import { stagingJobPayload } from './stagingJob.type.js';

const CreateStagingJobInput = builder
  .inputType('CreateStagingJobInput', {
    description: 'Which photos to stage, and how.',
    fields: (t) => ({
      projectId: t.id({ required: true, description: 'The project that the photos belong to.' }),
      inputMediaIds: t.idList({ required: true, description: '1 to 100 images that were uploaded to the project.' }),
      style: t.field({ type: StagingStyle, defaultValue: 'modern', description: 'One for all photos.' }),
      roomType: t.field({ type: RoomType, defaultValue: 'living_room', description: 'One for all photos.' }),
      creativity: t.int({ defaultValue: 15, description: '0 (conservative) to 30.' }),
      preserveWindows: t.boolean({ defaultValue: false, description: 'Let nothing cover the windows.' }),
      preserveWalls: t.boolean({ defaultValue: false, description: 'Hang nothing on the walls.' }),
      preserveCeiling: t.boolean({ defaultValue: false, description: 'Hang nothing from the ceiling.' }),
      preserveFloor: t.boolean({ defaultValue: false, description: 'Keep the floor as bare as furniture allows.' }),
      notes: t.string({ description: 'What else matters, in words.' }),
    }),
  })
  .validate(newStagingJob);

builder.mutationField('createStagingJob', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('CreateStagingJobPayload', 'The job is queued.'),
    description: 'Orders the staging of a project’s photos.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CreateStagingJobInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, { caller, services }) => createStagingJob(caller, services, input),
  }),
);
