import { workspacePayload } from '../../accounts/workspacePayload.js';
import type { Embed as EmbedRow } from '../../db/generated/client.js';
import type { Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import type { Services } from '../../services.js';
import { embedChanges, newEmbed } from '../embed.rules.js';
import { needsToken, secretOf } from '../secrets.js';
import { deleteEmbed, rotateEmbedSecret, switchEmbedOff, switchEmbedOn, updateEmbed } from './changeEmbed.js';
import { createEmbed } from './createEmbed.js';
import { EmbedKind, embedPayload } from './embed.type.js';

/** An input that names an embed, and nothing else. */
const namesEmbed = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.id({ required: true, description: 'The embed.' }) }),
  });

/** A payload that tells the secret which signs the embed's tokens. */
function secretPayload(name: string, description: string) {
  const payload = embedPayload<EmbedRow>(name, description);
  builder.objectField(payload, 'secret', (t) =>
    t.string({
      nullable: true,
      description: 'What signs its tokens, by HS256; null where it needs none. Keep it like a password.',
      resolve: (embed, _args, { services }) => (needsToken(embed.kind) ? secretOf(services.env, embed) : null),
    }),
  );
  return payload;
}

const CreateEmbedInput = builder
  .inputType('CreateEmbedInput', {
    description: 'What is to be shown, and where.',
    fields: (t) => ({
      kind: t.field({ type: EmbedKind, required: true, description: 'What it shows.' }),
      name: t.string({ required: true, description: '1 to 60 characters.' }),
      projectId: t.id({ description: 'Of a gallery: whose pictures.' }),
      itemId: t.id({ description: 'Of a slider: the picture, an item of a staging job.' }),
      origins: t.stringList({ required: true, description: 'The sites that may show it; 1 to 20.' }),
    }),
  })
  .validate(newEmbed);

builder.mutationField('createEmbed', (t) =>
  t.withAuth({ member: true }).field({
    type: secretPayload('CreateEmbedPayload', 'Pages of the sites can show it from now on.'),
    description: 'Makes an embed: a part of the workspace that pages of other sites show.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CreateEmbedInput, required: true, description: 'The embed.' }) },
    resolve: (_root, { input }, { caller, services }) => createEmbed(caller, services, input),
  }),
);

const ExpectedEmbed = builder.inputType('ExpectedEmbed', {
  description: 'What an embed was when the person began to change it. Only what is given is compared.',
  fields: (t) => ({
    name: t.string({ description: 'The name.' }),
    origins: t.stringList({ description: 'The sites, all of them in their order.' }),
  }),
});

const UpdateEmbedInput = builder
  .inputType('UpdateEmbedInput', {
    description: 'What is to change of an embed. What is left out stays.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The embed.' }),
      name: t.string({ description: '1 to 60 characters.' }),
      origins: t.stringList({ description: 'The sites that may show it; 1 to 20.' }),
      expected: t.field({
        type: ExpectedEmbed,
        description: 'Refuses the change with a conflict where one of these is another by now; left out: it is made.',
      }),
    }),
  })
  .validate(embedChanges);

builder.mutationField('updateEmbed', (t) =>
  t.withAuth({ member: true }).field({
    type: embedPayload('UpdateEmbedPayload', 'Pages that are opened from now on show it so.'),
    description: 'Changes an embed’s name or the sites that may show it.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: UpdateEmbedInput, required: true, description: 'The changes.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateEmbed(caller, services, input);
      return { id: input.id, workspaceId: caller.workspaceId };
    },
  }),
);

type Switch = (caller: Caller, services: Services, id: string) => Promise<void>;

/** A change of an embed that needs its id only. */
function switchField(name: 'switchEmbedOn' | 'switchEmbedOff', change: Switch, words: Record<'done' | 'what', string>) {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const type = embedPayload(`${title}Payload`, words.done);
  const input = namesEmbed(`${title}Input`, 'Which embed.');
  builder.mutationField(name, (t) =>
    t.withAuth({ member: true }).field({
      type,
      description: words.what,
      errors: { types: [NotFoundError, ConflictError] },
      args: { input: t.arg({ type: input, required: true, description: 'The embed.' }) },
      resolve: async (_root, { input: { id } }, { caller, services }) => {
        await change(caller, services, id);
        return { id, workspaceId: caller.workspaceId };
      },
    }),
  );
}

switchField('switchEmbedOff', switchEmbedOff, {
  what: 'Switches an embed off. Open frames show nothing within 30 seconds, a board at once.',
  done: 'Pages show nothing in its place.',
});
switchField('switchEmbedOn', switchEmbedOn, {
  what: 'Switches an embed on that is off. Open frames show it again within 30 seconds.',
  done: 'Pages of the sites can show it again.',
});

builder.mutationField('rotateEmbedSecret', (t) =>
  t.withAuth({ member: true }).field({
    type: secretPayload('RotateEmbedSecretPayload', 'Tokens must be signed with the new secret.'),
    description: 'Gives an embed a new secret. Tokens that were signed with the one before open nothing any more.',
    errors: { types: [NotFoundError, ConflictError] },
    args: {
      input: t.arg({
        type: namesEmbed('RotateEmbedSecretInput', 'Which embed gets a new secret.'),
        required: true,
        description: 'The embed.',
      }),
    },
    resolve: (_root, { input }, { caller, services }) => rotateEmbedSecret(caller, services, input.id),
  }),
);

const DeleteEmbedPayload = workspacePayload<{ readonly id: string; readonly workspaceId: string }>(
  'DeleteEmbedPayload',
  'The embed is gone for good. Pages show nothing in its place.',
);

builder.objectField(DeleteEmbedPayload, 'deletedEmbedId', (t) =>
  t.exposeID('id', { description: 'The id that it had.' }),
);

builder.mutationField('deleteEmbed', (t) =>
  t.withAuth({ member: true }).field({
    type: DeleteEmbedPayload,
    description: 'Deletes an embed.',
    errors: { types: [NotFoundError] },
    args: {
      input: t.arg({
        type: namesEmbed('DeleteEmbedInput', 'Which embed to delete.'),
        required: true,
        description: 'The embed.',
      }),
    },
    resolve: async (_root, { input: { id } }, { caller, services }) => {
      await deleteEmbed(caller, services, id);
      return { id, workspaceId: caller.workspaceId };
    },
  }),
);
