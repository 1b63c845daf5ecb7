import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { decideOnStagingItems } from './decideOnStagingItems.js';
import { StagingDecision } from './staging.enums.js';
import { itemsDecision } from './staging.rules.js';
import { stagingJobPayload } from './stagingJob.type.js';

const DecideOnStagingItemsInput = builder
  .inputType('DecideOnStagingItemsInput', {
    description: 'What is decided about which images.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The job; other images of it may be staged meanwhile.' }),
      itemIds: t.idList({ required: true, description: 'Which of its images.' }),
      decision: t.field({
        type: StagingDecision,
        required: true,
        description: 'UNDECIDED takes images in again that were left out, and takes approvals back (takeBackUntil).',
      }),
      round: t.int({
        description: 'When approving: the picture of which round, by its number; left out: what each shows.',
      }),
    }),
  })
  .validate(itemsDecision);

builder.mutationField('decideOnStagingItems', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('DecideOnStagingItemsPayload', 'The finals of approved images are being written.'),
    description:
      'Approves images of a job, leaves them out, or makes them undecided again. What is approved is delivered at once; ' +
      'the job is approved when every image is decided on. An approval by a person can be taken back for 10 minutes, ' +
      'until an invoice, a pack, a public page or an embed uses the picture: its final is removed then. An approval by ' +
      'an API key is final at once.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: DecideOnStagingItemsInput, required: true, description: 'The decision.' }) },
    resolve: (_root, { input }, { caller, services }) => decideOnStagingItems(caller, services, input),
  }),
);
