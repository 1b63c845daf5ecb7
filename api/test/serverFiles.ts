/** Actions that need access to the server's own files. */
import { lapseInvoices } from '../billing/lapseInvoices.js';
import { createPrisma } from '../db/client.js';
import { startEmbedded } from '../db/embedded.js';

type Prisma = ReturnType<typeof createPrisma>;

async function withDatabase(dataDir: string, work: (prisma: Prisma) => Promise<unknown>): Promise<void> {
  const embedded = await startEmbedded({ dataDir });
  const prisma = createPrisma(embedded.url);
  try {
    await work(prisma);
  } finally {
    await prisma.$disconnect();
    await embedded.stop();
  }
}

/** The worker's hourly work on invoices. */
export const lapse = (dataDir: string) => withDatabase(dataDir, (prisma) => lapseInvoices({ prisma }));

export const makeAdministrator = (dataDir: string, email: string) =>
  withDatabase(dataDir, (prisma) => prisma.user.update({ where: { email }, data: { role: 'admin' } }));
