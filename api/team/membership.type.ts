import { User } from '../accounts/user.type.js';
import { Viewer } from '../accounts/viewer.query.js';
import { Workspace } from '../accounts/workspace.type.js';
import { asPerson } from '../domain/caller.js';
import { builder } from '../graphql/builder.js';
import { signedIn } from '../graphql/context.js';
import { openKeys } from '../keys/key.access.js';

export const MembershipRole = builder.enumType('MembershipRole', {
  description: 'What somebody is in a workspace; what each may do is in `Viewer.permissions`.',
  values: {
    OWNER: { value: 'owner', description: 'May do everything.' },
    MANAGER: { value: 'manager', description: 'People, billing and all projects.' },
    AGENT: { value: 'agent', description: 'Works on their own and the shared projects, and sees no others.' },
    VIEWER: { value: 'viewer', description: 'Sees everything and changes nothing.' },
  },
} as const);

export const Membership = builder.prismaNode('Membership', {
  description: 'That somebody is of a workspace.',
  id: { field: 'id' },
  fields: (t) => ({
    role: t.expose('role', { type: MembershipRole, description: 'What they are there.' }),
    workspace: t.relation('workspace', { description: 'Where.' }),
    user: t.relation('user', { type: User, description: 'Who.' }),
    keyNames: t.stringList({
      description: 'The names of the keys that they made there and that have not ended, the newest first.',
      select: () => ({
        workspaceId: true,
        user: {
          select: {
            apiKeys: { where: openKeys(), orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
          },
        },
      }),
      resolve: ({ workspaceId, user: { apiKeys } }) =>
        apiKeys.filter((key) => key.workspaceId === workspaceId).map(({ name }) => name),
    }),
    joinedAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
const MOST = 1000;

builder.objectField(Viewer, 'memberships', (t) =>
  t.prismaField({
    type: [Membership],
    description: 'The workspaces that the person is of, the oldest first. They work in one: see chooseWorkspace.',
    resolve: (query, caller, _args, { services }) =>
      services.prisma.membership.findMany({
        ...query,
        where: { userId: asPerson(caller).userId },
        orderBy: [...OLDEST_FIRST],
        take: MOST,
      }),
  }),
);

builder.objectField(Workspace, 'people', (t) =>
  t.prismaField({
    type: [Membership],
    description: 'Everybody who is of it, the oldest first; none of a workspace that the caller does not work in now.',
    resolve: (query, { id }, _args, context) =>
      context.services.prisma.membership.findMany({
        ...query,
        where: { AND: [{ workspaceId: id }, { workspaceId: signedIn(context).workspaceId }] },
        orderBy: [...OLDEST_FIRST],
        take: MOST,
      }),
  }),
);
