import type { Prisma } from '../db/generated/client.js';

/** The workspaces of which a person is the only owner: exported with their account, and deleted with it. */
export const ownWorkspaces = (userId: string) =>
  ({
    memberships: {
      some: { userId, role: 'owner' },
      none: { role: 'owner', userId: { not: userId } },
    },
  }) satisfies Prisma.WorkspaceWhereInput;
