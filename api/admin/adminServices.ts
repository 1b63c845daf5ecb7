import type { Services } from '../services.js';
import type { ObjectStore } from '../storage/store.js';

export interface AdminServices extends Pick<Services, 'env' | 'prisma' | 'log'> {
  readonly databaseUrl: string;
  /** shows a line of progress, beside the answer */
  readonly say: (line: string) => void;
  /** Opens the store when it is needed, so that other commands work while a bucket is unavailable. */
  readonly openStore: () => Promise<ObjectStore>;
}
