/** The services that keep objects consistent with rows; a subset of all services. */
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
