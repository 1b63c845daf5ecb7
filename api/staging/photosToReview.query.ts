import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { visibleStagingJobs } from './staging.access.js';

builder.objectField(Viewer, 'photosToReview', (t) =>
  t.int({
    description: 'How many staged photos wait for a decision, in all jobs that are ready for review.',
    resolve: (caller, _args, { services }) =>
      services.prisma.stagingItem.count({
        where: {
          state: 'staged',
          decision: 'undecided',
          job: { ...visibleStagingJobs(caller), status: 'proof_ready' },
        },
      }),
  }),
);
