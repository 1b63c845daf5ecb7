import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { approveStagingJob } from './approveStagingJob.js';
import { stagingJobPayload } from './stagingJob.type.js';

const ApproveStagingJobInput = builder.inputType('ApproveStagingJobInput', {
  description: 'Which job to approve.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The job, in PROOF_READY.' }),
    round: t.int({ description: 'Which of its rounds, by its number; left out: what each image shows.' }),
  }),
});

builder.mutationField('approveStagingJob', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('ApproveStagingJobPayload', 'The finals are being written.'),
    description: 'Takes the proofs of a round as they are.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: ApproveStagingJobInput, required: true, description: 'The job.' }) },
    resolve: (_root, { input }, { caller, services }) => approveStagingJob(caller, services, input),
  }),
);
