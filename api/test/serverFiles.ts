/** Actions that need access to the server's own files. */
import pino from 'pino';
import { lapseInvoices } from '../billing/lapseInvoices.js';
import { createPrisma } from '../db/client.js';
import { startEmbedded } from '../db/embedded.js';
import { startQueue } from '../messaging/pgBossQueue.js';

type Prisma = ReturnType<typeof createPrisma>;

async function withDatabase(
  dataDir: string,
  work: (prisma: Prisma, databaseUrl: string) => Promise<unknown>,
): Promise<void> {
  const embedded = await startEmbedded({ dataDir });
  const prisma = createPrisma(embedded.url);
  try {
    await work(prisma, embedded.url);
  } finally {
    await prisma.$disconnect();
    await embedded.stop();
  }
}

/** The worker's hourly work on invoices. */
export const lapse = (dataDir: string) =>
  withDatabase(dataDir, async (prisma, databaseUrl) => {
    const queue = await startQueue({ databaseUrl, log: pino({ level: 'silent' }), works: false });
    try {
      await lapseInvoices({ prisma, queue });
    } finally {
      await queue.close();
    }
  });

export const makeAdministrator = (dataDir: string, email: string) =>
  withDatabase(dataDir, (prisma) => prisma.user.update({ where: { email }, data: { role: 'admin' } }));
