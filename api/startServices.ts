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
import type { ObjectStore } from './storage/store.js';

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
  const store = await openStore(env); // first: where it refuses, nothing needs to be closed
  const prisma = createPrisma(databaseUrl);
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

/** Google's library takes a while to load: only where there is a bucket. */
async function openStore(env: Env): Promise<ObjectStore> {
  const secret = secretFor('file links', env.secret);
  if (!env.bucket) return openDiskStore({ root: join(env.dataDir, 'files'), secret });
  const { openBucket } = await import('./storage/gcsBucket.js');
  const { openGcsStore } = await import('./storage/gcs.js');
  const { checkBucket } = await import('./storage/checkBucket.js');
  const bucket = openBucket(env.bucket);
  await checkBucket(bucket, env.role === 'worker' ? null : env.publicUrl);
  return openGcsStore(bucket, secret);
}
