import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { RoomType } from '../media/media.enums.js';
import { createStagingJob } from './createStagingJob.js';
import { RoomWall, StagingStyle } from './staging.enums.js';
import { newStagingJob } from './staging.rules.js';
import { stagingJobPayload } from './stagingJob.type.js';

const StagingPhotoInput = builder.inputType('StagingPhotoInput', {
  description: 'What is different about one of the photos; what is left out is as for all.',
  fields: (t) => ({
    mediaId: t.id({ required: true, description: 'The photo: one of inputMediaIds.' }),
    roomType: t.field({ type: RoomType, description: 'What it shows.' }),
    style: t.field({ type: StagingStyle, description: 'How it is furnished.' }),
    notes: t.string({ description: 'What matters in this photo, in addition to the notes for all.' }),
    sameRoomAs: t.id({
      description: 'Another of inputMediaIds that shows the same room: its furniture stands in this photo, too.',
    }),
    backWall: t.field({
      type: RoomWall,
      description:
        'The wall of the photo sameRoomAs that is the back wall of this photo; left out, the photos tell it where they can.',
    }),
  }),
});

const CreateStagingJobInput = builder
  .inputType('CreateStagingJobInput', {
    description: 'Which photos to stage, and how.',
    fields: (t) => ({
      projectId: t.id({ required: true, description: 'The project that the photos belong to.' }),
      inputMediaIds: t.idList({ required: true, description: '1 to 100 images that were uploaded to the project.' }),
      style: t.field({
        type: StagingStyle,
        defaultValue: 'modern',
        description: 'For all photos without one of their own.',
      }),
      roomType: t.field({
        type: RoomType,
        defaultValue: 'living_room',
        description: 'For all photos without one of their own.',
      }),
      creativity: t.int({ defaultValue: 15, description: '0 (conservative) to 30.' }),
      preserveWindows: t.boolean({ defaultValue: false, description: 'Let nothing cover the windows.' }),
      preserveWalls: t.boolean({ defaultValue: false, description: 'Hang nothing on the walls.' }),
      preserveCeiling: t.boolean({ defaultValue: false, description: 'Hang nothing from the ceiling.' }),
      preserveFloor: t.boolean({ defaultValue: false, description: 'Keep the floor as bare as furniture allows.' }),
      notes: t.string({ description: 'What else matters, in words.' }),
      photos: t.field({
        type: [StagingPhotoInput],
        description: 'Photos that differ from the others; each at most once.',
      }),
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
