import { Viewer } from '../accounts/viewer.query.js';
import { workspacePayload } from '../accounts/workspacePayload.js';
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.js';
import { PERMISSIONS, SCOPES, type Scope } from '../domain/permissions.js';
import { builder } from '../graphql/builder.js';
import { ApiKey } from './apiKey.type.js';
import { createApiKey, createPublishableKey, type MadeKey } from './createApiKey.js';
import { newApiKey, newPublishableKey } from './key.rules.js';
import { revokeApiKey } from './revokeApiKey.js';

const KeyScope = builder.objectRef<Scope>('KeyScope').implement({
  description: 'What a key can be allowed.',
  fields: (t) => ({
    name: t.string({ description: 'Its name, e.g. projects:read.', resolve: (scope) => scope }),
    words: t.string({
      description: 'What it allows; it may, e.g. see projects and media.',
      resolve: (scope) => PERMISSIONS[scope].words,
    }),
  }),
});

builder.objectField(Viewer, 'apiKeyScopes', (t) =>
  t.field({ type: [KeyScope], description: 'What a key can be allowed.', resolve: () => [...SCOPES] }),
);

const CreateApiKeyInput = builder
  .inputType('CreateApiKeyInput', {
    description: 'What the key is for.',
    fields: (t) => ({
      name: t.string({ required: true, description: '1 to 60 characters.' }),
      scopes: t.stringList({ required: true, description: 'What it may do; see viewer.apiKeyScopes.' }),
      expiresAt: t.field({ type: 'DateTime', description: 'When it ends by itself; left out: never.' }),
    }),
  })
  .validate(newApiKey);

/** The payload of a mutation that makes a key. */
function madeKeyPayload(name: string, description: string) {
  const payload = workspacePayload<MadeKey>(name, description);
  builder.objectField(payload, 'apiKey', (t) =>
    t.prismaField({
      type: ApiKey,
      description: 'The key that was made.',
      resolve: (query, { id }, _args, { services }) =>
        services.prisma.apiKey.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  );
  return payload;
}

const CreateApiKeyPayload = madeKeyPayload('CreateApiKeyPayload', 'The key opens the workspace from now on.');

builder.objectFields(CreateApiKeyPayload, (t) => ({
  text: t.exposeString('text', {
    description: 'To be sent as `Authorization: Bearer ...`. It is shown only here: keep it in a safe place.',
  }),
}));

builder.mutationField('createApiKey', (t) =>
  t.withAuth({ person: true }).field({
    type: CreateApiKeyPayload,
    description: 'Makes a key with which a program can use the workspace.',
    errors: { types: [ValidationError, ConflictError] },
    args: { input: t.arg({ type: CreateApiKeyInput, required: true, description: 'The key.' }) },
    resolve: (_root, { input }, { caller, services }) => createApiKey(caller, services, input),
  }),
);

const CreatePublishableKeyInput = builder
  .inputType('CreatePublishableKeyInput', {
    description: 'Which pages the key is for.',
    fields: (t) => ({
      name: t.string({ required: true, description: '1 to 60 characters.' }),
      origins: t.stringList({ required: true, description: 'Their sites, e.g. https://example.com; 1 to 20.' }),
    }),
  })
  .validate(newPublishableKey);

builder.mutationField('createPublishableKey', (t) =>
  t.withAuth({ person: true }).field({
    type: madeKeyPayload('CreatePublishableKeyPayload', 'Pages of the sites can read embeds from now on.'),
    description:
      'Makes a key that pages of other sites show to everybody: it reads what embeds show, and nothing else.',
    errors: { types: [ValidationError, ConflictError] },
    args: { input: t.arg({ type: CreatePublishableKeyInput, required: true, description: 'The key.' }) },
    resolve: (_root, { input }, { caller, services }) => createPublishableKey(caller, services, input),
  }),
);

const RevokeApiKeyInput = builder.inputType('RevokeApiKeyInput', {
  description: 'Which key to end.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The key’s id.' }) }),
});

const RevokeApiKeyPayload = workspacePayload(
  'RevokeApiKeyPayload',
  'The key opens nothing any more, and its sockets are closed.',
);

builder.mutationField('revokeApiKey', (t) =>
  t.withAuth({ person: true }).field({
    type: RevokeApiKeyPayload,
    description: 'Ends a key at once.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RevokeApiKeyInput, required: true, description: 'The key.' }) },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await revokeApiKey(caller, services, id);
      return { workspaceId: caller.workspaceId };
    },
  }),
);
