import { builder } from '../../graphql/builder.js';
import { ValidationError } from '../../domain/errors.js';
import { userPayload } from '../userPayload.js';
import { names } from './profile.rules.js';
import { updateProfile } from './updateProfile.js';

const UpdateProfileInput = builder
  .inputType('UpdateProfileInput', {
    description: 'How the person is called. What is left out stays.',
    fields: (t) => ({
      firstName: t.string({ description: 'At most 100 characters; may be empty.' }),
      lastName: t.string({ description: 'At most 100 characters; may be empty.' }),
    }),
  })
  .validate(names);

const UpdateProfilePayload = userPayload('UpdateProfilePayload', {
  description: 'The person is called so from now on.',
  user: 'As they are now.',
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ person: true }).field({
    type: UpdateProfilePayload,
    description: 'Changes the person’s own name.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The names.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateProfile(caller, services, input);
      return { userId: caller.userId };
    },
  }),
);
