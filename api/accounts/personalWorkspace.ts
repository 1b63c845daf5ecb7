import { newId } from '../domain/ids.js';
import type { PrismaClient } from '../db/client.js';

/**
 * A client that creates each new user with a personal workspace in the same statement, for every way of registering
 * (form, provider): nobody can be signed in without a workspace.
 */
export function withPersonalWorkspace(prisma: PrismaClient) {
  return prisma.$extends({
    query: {
      user: {
        create({ args, query }) {
          const [local = ''] = args.data.email.split('@', 1);
          const name = args.data.name || local;
          const membership = { id: newId('mem'), role: 'owner' as const };
          const workspace = { create: { id: newId('org'), name } };
          return query({ ...args, data: { ...args.data, memberships: { create: { ...membership, workspace } } } });
        },
      },
    },
  });
}
