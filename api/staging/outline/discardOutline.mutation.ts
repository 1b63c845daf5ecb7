import { builder } from '../../graphql/builder.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { stagingJobPayload } from '../stagingJob.type.js';
import { discardOutline } from './discardOutline.js';

const DiscardOutlineInput = builder.inputType('DiscardOutlineInput', {
  description: 'Which image’s drawn floor to throw away.',
  fields: (t) => ({
    itemId: t.id({
      required: true,
      description: 'The image, with an outline; its job in PROOF_READY or in REWORK with a failure.',
    }),
  }),
});

builder.mutationField('discardOutline', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('DiscardOutlinePayload', 'The image is queued again.'),
    description:
      'Throws the floor away that a person drew, and stages the image on what the stager reads in the photo: tries a ' +
      'failed job again, or asks for a revision of this image.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: DiscardOutlineInput, required: true, description: 'The image.' }) },
    resolve: (_root, { input }, { caller, services }) => discardOutline(caller, services, input.itemId),
  }),
);
