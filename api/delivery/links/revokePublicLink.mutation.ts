import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { stagingJobPayload } from '../../staging/stagingJob.type.js';
import { revokePublicLink } from './revokePublicLink.js';

const RevokePublicLinkInput = builder.inputType('RevokePublicLinkInput', {
  description: 'Which link to end.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The link’s id.' }) }),
});

builder.mutationField('revokePublicLink', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('RevokePublicLinkPayload', 'The link leads nowhere any more.'),
    description: 'Ends a public link for good.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RevokePublicLinkInput, required: true, description: 'The link.' }) },
    resolve: (_root, { input }, { caller, services }) => revokePublicLink(caller, services, input.id),
  }),
);
