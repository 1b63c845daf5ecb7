/** What the house's functions work with. Made once by main.ts (or a test), handed down; nothing here is global. */
import type { Logger } from 'pino';
import type { PrismaClient } from './db/generated/client.js';
import type { PaymentProvider } from './billing/payments/provider.js';
import type { Env } from './env.js';
import type { Bus } from './jobs/bus.js';
import type { Queue } from './jobs/queue.js';
import type { Mailer } from './mail/mailer.js';
import type { DiskRoom } from './storage/diskRoom.js';
import type { ObjectStore } from './storage/store.js';

export type { PrismaClient };

/** The client inside `prisma.$transaction(async (tx) => ...)`. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

export interface Services {
  readonly env: Env;
  readonly prisma: PrismaClient;
  readonly store: ObjectStore;
  /** the disk on which DATA_DIR lies */
  readonly disk: DiskRoom;
  readonly bus: Bus;
  readonly queue: Queue;
  /** null: mail is not set up */
  readonly mailer: Mailer | null;
  /** null: payments are not set up */
  readonly payments: PaymentProvider | null;
  readonly log: Logger;
}
