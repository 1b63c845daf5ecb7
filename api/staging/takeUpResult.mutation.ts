import { builder } from '../graphql/builder.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { takenUpResult } from './staging.rules.js';
import { stagingJobPayload } from './stagingJob.type.js';
import { takeUpResult } from './takeUpResult.js';

const TakeUpResultInput = builder
  .inputType('TakeUpResultInput', {
    description: 'Which picture an image is to show again.',
    fields: (t) => ({
      itemId: t.id({ required: true, description: 'The image, undecided, of a job in PROOF_READY.' }),
      resultId: t.id({ required: true, description: 'Its result of any round.' }),
      shownId: t.id({ required: true, description: 'The result that it shows now.' }),
    }),
  })
  .validate(takenUpResult);

builder.mutationField('takeUpResult', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('TakeUpResultPayload', 'The image shows that picture.'),
    description:
      'Makes an image show the picture of another round, which is then approved and revised, and those that have its ' +
      'furniture theirs of that round. Nothing is staged anew.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: TakeUpResultInput, required: true, description: 'The picture.' }) },
    resolve: (_root, { input }, { caller, services }) => takeUpResult(caller, services, input),
  }),
);
