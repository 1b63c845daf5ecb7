import type { Services } from '../services.js';
import type { ObjectStore } from '../storage/store.js';

export interface AdminServices extends Pick<Services, 'env' | 'prisma' | 'log'> {
  /** Not opened before it is needed: a bucket that is away keeps nobody from making an administrator. */
  readonly openStore: () => Promise<ObjectStore>;
}
