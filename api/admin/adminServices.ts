import type { Services } from '../services.js';
import type { ObjectStore } from '../storage/store.js';

export interface AdminServices extends Pick<Services, 'env' | 'prisma' | 'log'> {
  /** Opens the store when it is needed, so that other commands work while a bucket is unavailable. */
  readonly openStore: () => Promise<ObjectStore>;
}
