import { ValidationError } from '../domain/errors.js';
import { builder } from '../graphql/builder.js';
import { suggestRooms } from './suggestRooms.js';
import { photosToLookAt } from './suggestRooms.rules.js';

const SuggestRoomsInput = builder
  .inputType('SuggestRoomsInput', {
    description: 'Photos that have no suggestion yet.',
    fields: (t) => ({
      ids: t.idList({ required: true, description: 'The photos. An id that is none of the workspace is left out.' }),
    }),
  })
  .validate(photosToLookAt);

const SuggestRoomsPayload = builder.objectRef<{ readonly ids: readonly string[] }>('SuggestRoomsPayload').implement({
  description: 'The worker is going to look at them; photoLookedAt tells of each.',
  fields: (t) => ({
    mediaIds: t.idList({
      description: 'The photos that are going to be looked at: not those that were, or that wait for it already.',
      resolve: ({ ids }) => [...ids],
    }),
  }),
});

builder.mutationField('suggestRooms', (t) =>
  t.withAuth({ member: true }).field({
    type: SuggestRoomsPayload,
    description: 'Has photos looked at that came in before there were suggestions. New ones need no such call.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: SuggestRoomsInput, required: true, description: 'The photos.' }) },
    resolve: async (_root, { input }, { caller, services }) => ({ ids: await suggestRooms(caller, services, input) }),
  }),
);
