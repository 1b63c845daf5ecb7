import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { cancelStagingJob } from './cancelStagingJob.js';
import { stagingJobPayload } from './stagingJob.type.js';

const CancelStagingJobInput = builder.inputType('CancelStagingJobInput', {
  description: 'Which job to cancel.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The job, in QUEUED or PROCESSING, or in REWORK without a failure.' }),
  }),
});

builder.mutationField('cancelStagingJob', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload(
      'CancelStagingJobPayload',
      'The job stands still: it can be tried again, or is under review as before.',
    ),
    description:
      'Stops a job that waits or is being staged. One that was under review before is in PROOF_READY again, with the ' +
      'pictures that it had and what is finished since.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CancelStagingJobInput, required: true, description: 'The job.' }) },
    resolve: (_root, { input }, { caller, services }) => cancelStagingJob(caller, services, input.id),
  }),
);
