import type { Prisma } from '../../db/generated/client.js';

/** The person's sessions that have not ended. */
export const openSessions = (userId: string) =>
  ({ userId, expiresAt: { gt: new Date() } }) satisfies Prisma.SessionWhereInput;
