import type { Prisma } from '../db/generated/client.js';

/** The workspaces of which a person is the only owner: theirs to take along, and gone with them. */
export const ownWorkspaces = (userId: string) =>
  ({
    memberships: {
      some: { userId, role: 'owner' },
      none: { role: 'owner', userId: { not: userId } },
    },
  }) satisfies Prisma.WorkspaceWhereInput;
