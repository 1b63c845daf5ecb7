import { builder } from '../../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { stagingJobPayload } from '../stagingJob.type.js';
import { drawnOutline } from './outline.rules.js';
import { stageWithOutline } from './stageWithOutline.js';

const OutlinePointInput = builder.inputType('OutlinePointInput', {
  description: 'A point of a picture, origin at the top left.',
  fields: (t) => ({
    x: t.float({ required: true, description: 'Share of the width, 0 to 1.' }),
    y: t.float({ required: true, description: 'Share of the height, 0 to 1.' }),
  }),
});

const RoomOutlineInput = builder.inputType('RoomOutlineInput', {
  description: 'The floor as a person drew it on the photo, and what makes metres of it.',
  fields: (t) => ({
    corners: t.field({
      type: [OutlinePointInput],
      required: true,
      description: 'The floor’s corners in order, either way round; 3 to 12. No two edges may cross.',
    }),
    horizonLeft: t.float({
      required: true,
      description: 'Where the horizon meets the left border: a share of the height. All corners lie below it.',
    }),
    horizonRight: t.float({ required: true, description: 'Where it meets the right border.' }),
    ceilingHeight: t.float({ required: true, description: 'Metres, 2 to 6.' }),
    cameraHeight: t.float({
      description: 'Metres above the floor, 0.3 to 4. Left out, the ceiling that the photo shows tells it.',
    }),
    fieldOfView: t.float({ description: 'Degrees across the picture, 30 to 120. Left out, the corners tell it.' }),
    tilted: t.boolean({
      description: 'Whether upright lines converge in the photo. Left out, the photo’s lines tell it.',
    }),
  }),
});

const StageWithOutlineInput = builder
  .inputType('StageWithOutlineInput', {
    description: 'Which image to stage on which floor.',
    fields: (t) => ({
      itemId: t.id({
        required: true,
        description: 'The image, of a job in PROOF_READY or in REWORK with a failure.',
      }),
      outline: t.field({ type: RoomOutlineInput, required: true, description: 'The floor.' }),
    }),
  })
  .validate(drawnOutline);

builder.mutationField('stageWithOutline', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('StageWithOutlinePayload', 'The image is queued again.'),
    description:
      'Stages an image on the floor that a person drew: tries a failed job again, or asks for a revision of the image.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: StageWithOutlineInput, required: true, description: 'The image and its floor.' }) },
    resolve: (_root, { input }, { caller, services }) => stageWithOutline(caller, services, input),
  }),
);
