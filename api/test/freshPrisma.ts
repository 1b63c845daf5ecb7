import { createPrisma, type PrismaClient } from '../db/client.js';
import { freshDatabase } from './database.js';

/** A migrated database of its own, without a server. For `shared`. */
export async function freshPrisma(): Promise<{ readonly prisma: PrismaClient; close(): Promise<void> }> {
  const { url, drop } = await freshDatabase();
  const prisma = createPrisma(url);
  return {
    prisma,
    async close() {
      await prisma.$disconnect();
      await drop();
    },
  };
}
