import { newId } from '../domain/ids.js';
import type { PrismaClient } from '../db/client.js';

/**
 * A client with which every new user gets a workspace of their own in the same statement, whoever creates them (form,
 * provider): nobody can be signed in without one.
 */
export function withPersonalWorkspace(prisma: PrismaClient) {
  return prisma.$extends({
    query: {
      user: {
        create({ args, query }) {
          const name = args.data.name || args.data.email.split('@')[0];
          const membership = { id: newId('mem'), role: 'owner' as const };
          const workspace = { create: { id: newId('org'), name } };
          return query({ ...args, data: { ...args.data, memberships: { create: { ...membership, workspace } } } });
        },
      },
    },
  });
}
