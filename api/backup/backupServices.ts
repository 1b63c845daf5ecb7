import type { Logger } from 'pino';
import type { Env } from '../env.js';
import type { ObjectStore } from '../storage/store.js';

export interface BackupServices {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly store: ObjectStore;
  readonly log: Logger;
  /** shows a line of progress */
  readonly say: (line: string) => void;
}
