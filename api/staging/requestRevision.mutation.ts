import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { requestRevision } from './requestRevision.js';
import { StagingStyle } from './staging.enums.js';
import { newRevision } from './staging.rules.js';
import { stagingJobPayload } from './stagingJob.type.js';

const RequestRevisionInput = builder
  .inputType('RequestRevisionInput', {
    description: 'What to do again, and why.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The job, in PROOF_READY.' }),
      reason: t.string({ required: true, description: 'Why, in a few words.' }),
      comments: t.string({ description: 'What should be different; the stager reads it like notes.' }),
      itemIds: t.idList({ description: 'Which of its images to stage anew; left out: all of them.' }),
      style: t.field({
        type: StagingStyle,
        description: 'Another one for these images; left out: each keeps its own.',
      }),
      commentIds: t.idList({ description: 'Comments of the seller on these images that the revision takes up.' }),
    }),
  })
  .validate(newRevision);

builder.mutationField('requestRevision', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('RequestRevisionPayload', 'The next round is queued.'),
    description:
      'Has images staged anew. Their proofs stay until there are others, and can be taken up or approved after that too.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RequestRevisionInput, required: true, description: 'The revision.' }) },
    resolve: (_root, { input }, { caller, services }) => requestRevision(caller, services, input),
  }),
);
