import type { Person } from '../domain/caller.js';
import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { NotFoundError } from '../domain/errors.js';
import { seeActivities } from './seeActivities.js';

const SeeActivitiesInput = builder.inputType('SeeActivitiesInput', {
  description: 'What the person was shown.',
  fields: (t) => ({
    newestId: t.id({ required: true, description: 'The newest activity on show; all that were before are seen too.' }),
  }),
});

const SeeActivitiesPayload = builder.objectRef<Person>('SeeActivitiesPayload').implement({
  description: 'It is news no longer, on any device of the person.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The person.', resolve: (caller) => caller }),
  }),
});

builder.mutationField('seeActivities', (t) =>
  t.withAuth({ person: true }).field({
    type: SeeActivitiesPayload,
    description: 'Notes which activities the person has seen.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: SeeActivitiesInput, required: true, description: 'The newest of them.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await seeActivities(caller, services, input.newestId);
      return caller;
    },
  }),
);
