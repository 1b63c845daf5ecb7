/** The services that functions receive. Created once by main.ts (or a test) and passed on; there are no globals. */
import type { Logger } from 'pino';
import type { PrismaClient } from './db/client.js';
import type { PaymentProvider } from './paymentProvider/provider.js';
import type { Env } from './env.js';
import type { Bus } from './messaging/bus.js';
import type { Queue } from './messaging/queue.js';
import type { Mailer } from './mail/mailer.js';
import type { DiskRoom } from './storage/diskRoom.js';
import type { ObjectStore } from './storage/store.js';
import type { Metrics } from './watching/metrics.js';
import type { Traces } from './watching/traces.js';

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
  /** what this process measures */
  readonly metrics: Metrics;
  /** what this process tells of its work, step by step */
  readonly traces: Traces;
  readonly log: Logger;
}
