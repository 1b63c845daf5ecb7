import { withViewer } from '../../accounts/viewer.query.js';
import { ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { MailKind } from './mailPreferences.query.js';
import { updateMailPreferences } from './updateMailPreferences.js';

const MailPreferenceInput = builder.inputType('MailPreferenceInput', {
  description: 'Whether mails of a kind are wanted.',
  fields: (t) => ({
    kind: t.field({ type: MailKind, required: true, description: 'What they tell of.' }),
    wanted: t.boolean({ required: true, description: 'False ends them.' }),
  }),
});

const UpdateMailPreferencesInput = builder.inputType('UpdateMailPreferencesInput', {
  description: 'The mails that the person wants. Kinds that are left out stay.',
  fields: (t) => ({
    preferences: t.field({
      type: [MailPreferenceInput],
      required: true,
      description: 'Each kind once.',
    }),
  }),
});

const UpdateMailPreferencesPayload = withViewer(
  builder.objectRef<{ readonly userId: string }>('UpdateMailPreferencesPayload').implement({
    description: 'Mails are sent or not from now on, those that wait to be sent included.',
  }),
);

builder.mutationField('updateMailPreferences', (t) =>
  t.withAuth({ person: true }).field({
    type: UpdateMailPreferencesPayload,
    description: 'Changes which mails the person gets.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: UpdateMailPreferencesInput, required: true, description: 'The wishes.' }) },
    resolve: (_root, { input }, { caller, services }) => updateMailPreferences(caller, services, input.preferences),
  }),
);
