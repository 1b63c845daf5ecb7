import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { retryStagingItem } from './retryStagingItem.js';
import { stagingJobPayload } from './stagingJob.type.js';

const RetryStagingItemInput = builder.inputType('RetryStagingItemInput', {
  description: 'Which image to try again.',
  fields: (t) => ({
    id: t.id({
      required: true,
      description: 'The image, FAILED; its job in PROOF_READY, or in REWORK with a failure.',
    }),
  }),
});

builder.mutationField('retryStagingItem', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('RetryStagingItemPayload', 'The job is queued again for this image.'),
    description: 'Queues one image that could not be staged; the job’s others keep what they have.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RetryStagingItemInput, required: true, description: 'The image.' }) },
    resolve: (_root, { input }, { caller, services }) => retryStagingItem(caller, services, input.id),
  }),
);
