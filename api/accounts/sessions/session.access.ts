import type { Prisma } from '../../db/generated/client.js';

/** Where a person is signed in. */
export const openSessions = (userId: string) =>
  ({ userId, expiresAt: { gt: new Date() } }) satisfies Prisma.SessionWhereInput;
