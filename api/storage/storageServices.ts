/** What keeping objects in step with rows works with; a subset of the house's services. */
import type { Logger } from 'pino';
import type { PrismaClient } from '../db/client.js';
import type { Queue } from '../messaging/queue.js';
import type { ObjectStore } from './store.js';

export interface StorageServices {
  readonly prisma: PrismaClient;
  readonly store: ObjectStore;
  readonly queue: Queue;
  readonly log: Logger;
}
