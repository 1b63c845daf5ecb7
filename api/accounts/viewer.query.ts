import { builder } from '../graphql/builder.js';
import { signedIn } from '../graphql/context.js';
import { PERMISSIONS, permissionsOf, type Permission } from '../domain/permissions.js';
import { asPerson, type Caller } from '../domain/caller.js';
import { User } from './user.type.js';
import { Workspace } from './workspace.type.js';

const nameOf = (permission: Permission) => permission.replace(':', '_').toUpperCase();

const PERMISSION_VALUES = Object.fromEntries(
  Object.entries(PERMISSIONS).map(([permission, { words }]) => [
    nameOf(permission as Permission),
    { value: permission as Permission, description: `To ${words}.` },
  ]),
);

const PermissionEnum = builder.enumType('Permission', {
  description: 'What people by their role, and keys by their scopes, may do. People have all of their role’s.',
  values: PERMISSION_VALUES,
});

export const Viewer = builder.objectRef<Caller>('Viewer').implement({
  description: 'Who is signed in, and what their workspace holds.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The person.',
      resolve: (query, caller, _args, { services }) =>
        services.prisma.user.findUniqueOrThrow({ ...query, where: { id: asPerson(caller).userId } }),
    }),
    ownsWorkspace: t.boolean({
      description: 'May change everything in the workspace, and what it is.',
      resolve: ({ role }) => role === 'owner',
    }),
    permissions: t.field({
      type: [PermissionEnum],
      description: 'What the caller may do in the workspace.',
      resolve: permissionsOf,
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
