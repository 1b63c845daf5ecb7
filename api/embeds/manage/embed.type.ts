import { User } from '../../accounts/user.type.js';
import { Workspace } from '../../accounts/workspace.type.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import { builder } from '../../graphql/builder.js';
import { connectionType, connectRows } from '../../graphql/connection.js';
import { signedIn } from '../../graphql/context.js';
import { addressOf } from '../address.js';
import { visibleEmbeds } from '../embed.access.js';
import { needsToken, secretOf, signView } from '../secrets.js';

export const EmbedKind = builder.enumType('EmbedKind', {
  description: 'What an embed shows.',
  values: {
    SLIDER: { value: 'slider', description: 'One delivered picture over its original, with a seam that is moved.' },
    GALLERY: { value: 'gallery', description: 'The delivered pictures of a project, each over its original.' },
    BOARD: { value: 'board', description: 'The workspace’s newest jobs and their states, live. Needs signed tokens.' },
    FIGURES: { value: 'figures', description: 'The workspace’s figures by month and person. Needs signed tokens.' },
  },
} as const);

/** Seconds for which a preview can be opened. */
const PREVIEW_SECONDS = 600;

export const Embed = builder.prismaNode('Embed', {
  id: { field: 'id' },
  description: 'A part of the workspace that pages of other sites show.',
  fields: (t) => ({
    kind: t.expose('kind', { type: EmbedKind, description: 'What it shows.' }),
    name: t.exposeString('name', { description: 'What people call it.' }),
    project: t.relation('project', { nullable: true, description: 'Of a gallery: whose pictures it shows.' }),
    item: t.relation('item', { nullable: true, description: 'Of a slider: the picture.' }),
    origins: t.exposeStringList('origins', {
      description: 'The sites whose pages may show it, e.g. https://example.com.',
    }),
    offAt: t.expose('offAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was switched off; null: it is on.',
    }),
    url: t.string({
      description:
        'Its page, to be shown in a frame; oEmbed takes it too. It needs no key, but a token where one is needed.',
      select: { id: true },
      resolve: ({ id }, _args, { services }) => addressOf(services.env, id),
    }),
    needsToken: t.boolean({
      description: 'Whether it is shown only with a signed token in the parameter `token`.',
      select: { kind: true },
      resolve: ({ kind }) => needsToken(kind),
    }),
    previewUrl: t.string({
      description: 'Its page on our own site; it needs no key, and holds a token of ten minutes where one is needed.',
      select: { id: true, kind: true, secretNumber: true },
      resolve: async (embed, _args, context) => {
        const { env } = context.services;
        const path = new URL(addressOf(env, embed.id)).pathname;
        if (!needsToken(embed.kind)) return path;
        context.notKept?.();
        const sub = signedIn(context).userId ?? 'preview';
        return `${path}?token=${await signView(env, embed, { sub, seconds: PREVIEW_SECONDS })}`;
      },
    }),
    secret: t.string({
      nullable: true,
      description: 'What signs its tokens, by HS256. Null where it needs none, and for keys: they get it by a change.',
      select: { id: true, kind: true, secretNumber: true },
      resolve: (embed, _args, context) => {
        context.notKept?.();
        const isShown = needsToken(embed.kind) && !signedIn(context).key;
        return isShown ? secretOf(context.services.env, embed) : null;
      },
    }),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'Who made it, also after they left; null: a key, or their account was deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

const EmbedConnection = connectionType('Embed', 'embeds', Embed);

builder.objectField(Workspace, 'embeds', (t) =>
  t.field({
    type: EmbedConnection,
    description: 'Its embeds, the newest first.',
    args: t.arg.connectionArgs(),
    resolve: (_workspace, args, context, info) =>
      connectRows(
        { args, context, info, type: Embed },
        context.services.prisma.embed,
        visibleEmbeds(signedIn(context)),
      ),
  }),
);

interface OfEmbed {
  readonly id: string;
  readonly workspaceId: string;
}

/** A mutation's payload with an embed. */
export function embedPayload<Row extends OfEmbed = OfEmbed>(name: string, description: string) {
  const payload = workspacePayload<Row>(name, description);
  builder.objectField(payload, 'embed', (t) =>
    t.prismaField({
      type: Embed,
      description: 'As it is now.',
      resolve: (query, { id }, _args, { services }) =>
        services.prisma.embed.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  );
  return payload;
}
