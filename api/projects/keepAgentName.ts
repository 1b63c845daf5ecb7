import type { Transaction } from '../db/client.js';

interface Leaver {
  readonly workspaceId: string;
  readonly userId: string;
  /** what they were called there */
  readonly name: string;
}

/** Figures go on to name whose projects they are when the person leaves, or has no account any more. */
export async function keepAgentName(tx: Transaction, { workspaceId, userId, name }: Leaver): Promise<void> {
  // not by Prisma, which would count the project as updated
  await tx.$executeRaw`
    UPDATE "Project" SET "agentName" = ${name} WHERE "workspaceId" = ${workspaceId} AND "agentId" = ${userId}`;
}
