import { builder } from '../graphql/builder.js';
import { signedIn } from '../graphql/context.js';
import type { Caller } from '../domain/caller.js';
import { User } from './user.type.js';
import { Workspace } from './workspace.type.js';

export const Viewer = builder.objectRef<Caller>('Viewer').implement({
  description: 'Who is signed in, and what their workspace holds.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The person.',
      resolve: (query, caller, _args, { services }) =>
        services.prisma.user.findUniqueOrThrow({ ...query, where: { id: caller.userId } }),
    }),
    ownsWorkspace: t.boolean({
      description: 'May record payments, change the seller’s details and choose the units.',
      resolve: ({ role }) => role === 'owner',
    }),
    isAdministrator: t.boolean({
      description: 'Of the platform: may list the deleted projects of all workspaces and restore them.',
      resolve: ({ platformRole }) => platformRole === 'admin',
    }),
    workspace: t.prismaField({
      type: Workspace,
      description: 'The workspace that they work in.',
      resolve: (query, caller, _args, { services }) =>
        services.prisma.workspace.findUniqueOrThrow({ ...query, where: { id: caller.workspaceId } }),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'Who is signed in; null where nobody is.',
    resolve: (_root, _args, { caller }) => caller,
  }),
);

/** Adds the caller to a mutation's payload, so that it can return the workspace's changed sums and counts. */
export function withViewer<Payload extends Parameters<typeof builder.objectField>[0]>(payload: Payload): Payload {
  builder.objectField(payload, 'viewer', (t) =>
    t.field({
      type: Viewer,
      description: 'The caller, with what their workspace holds now.',
      resolve: (_payload, _args, context) => signedIn(context),
    }),
  );
  return payload;
}
