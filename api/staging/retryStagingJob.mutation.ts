import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { RoomType } from '../media/media.enums.js';
import { retryStagingJob } from './retryStagingJob.js';
import { StagingStyle } from './staging.enums.js';
import { stagingJobPayload } from './stagingJob.type.js';

const RetryStagingJobInput = builder.inputType('RetryStagingJobInput', {
  description: 'Which job to try again, and what to change.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The job, in REWORK with a failure.' }),
    style: t.field({ type: StagingStyle, description: 'Another one for all its photos that are not decided on.' }),
    roomType: t.field({ type: RoomType, description: 'Another one for all its photos that are not decided on.' }),
  }),
});

builder.mutationField('retryStagingJob', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('RetryStagingJobPayload', 'The job is queued again.'),
    description: 'Queues a failed or cancelled job again.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RetryStagingJobInput, required: true, description: 'The job.' }) },
    resolve: (_root, { input }, { caller, services }) => retryStagingJob(caller, services, input),
  }),
);
