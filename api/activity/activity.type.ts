import { colleague } from '../accounts/colleague.js';
import { User } from '../accounts/user.type.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';
import { typeOfId } from '../domain/ids.js';
import { loadNodes } from '../graphql/nodes.js';
import { timeAgo } from '../shared/relativeTime.js';

export const Activity = builder.prismaNode('Activity', {
  description: 'Something that happened in the workspace.',
  id: { field: 'id' },
  fields: (t) => ({
    action: t.exposeString('action', {
      description: 'What kind of thing, in lower case with underscores, e.g. project_created. More may come.',
    }),
    entityType: t.exposeString('entityType', {
      description:
        'The kind of thing it happened to: project, media, staging_job, invoice, workspace, api_key or webhook.',
    }),
    entityId: t.exposeID('entityId', { description: 'The thing it happened to, which may be gone by now.' }),
    entity: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'That thing, as it is now; null where it is gone, or in a project that was deleted.',
      resolve: ({ entityId }, _args, context, info) =>
        batched({ context, info, key: entityId }, async (ids) => {
          const typed = ids.map((id) => ({ typename: typeOfId(id) ?? '', id }));
          const found = await loadNodes(typed, context, info);
          return new Map(ids.map((id, index) => [id, found[index]]));
        }),
    }),
    description: t.exposeString('description', { description: 'What happened, in a sentence.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    timeAgo: t.string({
      description: 'How long ago it was when it was read, in words, e.g. "2 hours ago".',
      resolve: ({ createdAt }) => timeAgo(createdAt, new Date()),
    }),
    keyName: t.string({
      nullable: true,
      description: 'The name of the key with which a program did it; null where it was not a program.',
      select: { key: { select: { name: true } } },
      resolve: ({ key }) => key?.name ?? null,
    }),
    actor: t.field({
      type: User,
      nullable: true,
      description:
        'The person who did it; null where it was the machine, a program or somebody who is not of the workspace.',
      resolve: ({ actorId }, _args, context, info) => colleague(actorId, context, info),
    }),
  }),
});

export const ActivityConnection = connectionType('Activity', 'activities', Activity);
