import { join } from 'node:path';
import type { Logger } from 'pino';
import { openStripe } from './billing/payments/stripe.js';
import { createPrisma } from './db/client.js';
import type { Env } from './env.js';
import { startQueue } from './jobs/pgBossQueue.js';
import { startBus } from './jobs/postgresBus.js';
import { openSmtp } from './mail/smtp.js';
import { secretFor } from './secrets.js';
import type { Services } from './services.js';
import { openDiskStore } from './storage/disk.js';

export interface RunningServices {
  readonly services: Services;
  /** Ends the queue's work first, the connections after it. */
  stop(): Promise<void>;
}

/** @param options.databaseUrl a database with all migrations applied */
export async function startServices(options: {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly log: Logger;
}): Promise<RunningServices> {
  const { env, databaseUrl, log } = options;
  const prisma = createPrisma(databaseUrl);
  const store = openDiskStore({ root: join(env.dataDir, 'files'), secret: secretFor('file links', env.secret) });
  const bus = await startBus(databaseUrl, log);
  const queue = await startQueue({ databaseUrl, log });
  const payments = env.stripe && openStripe(env.stripe);
  const mailer = openSmtp(env.mail);
  return {
    services: { env, prisma, store, bus, queue, mailer, payments, log },
    async stop() {
      await queue.close();
      await bus.close();
      mailer?.close();
      await prisma.$disconnect();
    },
  };
}
