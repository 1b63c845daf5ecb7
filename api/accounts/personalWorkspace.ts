import { readBack } from './asciiEmail.js';
import { newId } from '../domain/ids.js';
import type { PrismaClient } from '../db/client.js';
import { lastWorkspaceOf } from './sessions/lastWorkspace.js';

interface Named {
  readonly name: string;
  readonly email: string;
}

/** The membership of a person in a workspace of their own, both to be created. */
export function personalMembership({ name, email }: Named) {
  const [local = ''] = email.split('@', 1);
  const workspace = { create: { id: newId('org'), name: name || local } };
  return { id: newId('mem'), role: 'owner' as const, workspace };
}

/**
 * A client that creates each new user with a personal workspace in the same statement, for every way of registering
 * (form, provider): nobody can be signed in without a workspace. Each new session works where its person worked last.
 */
export function withPersonalWorkspace(prisma: PrismaClient) {
  return prisma.$extends({
    query: {
      user: {
        create({ args, query }) {
          const memberships = { create: personalMembership({ ...args.data, email: readBack(args.data.email) }) };
          return query({ ...args, data: { ...args.data, memberships } });
        },
      },
      session: {
        async create({ args, query }) {
          const { userId = null } = args.data;
          const workspaceId = userId === null ? null : await lastWorkspaceOf(prisma, userId);
          return query({ ...args, data: { ...args.data, workspaceId } } as typeof args);
        },
      },
    },
  });
}
