import { randomUUID } from 'node:crypto';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.js';
import { startTemporary } from '../db/temporary.js';
import { startQueue } from '../jobs/pgBossQueue.js';
import { createDatabase } from './database.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** the server, and the migrated database that each test file's own is copied from */
    readonly postgres: { readonly url: string; readonly template: string };
  }
}

/** One PostgreSQL for the whole run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporary();
  const template = `template_${randomUUID().slice(0, 8)}`;
  const url = await createDatabase({ url: server.url, name: template });
  await migrate(url);
  const queue = await startQueue({ databaseUrl: url, log: pino({ level: 'warn' }) });
  await queue.close();
  provide('postgres', { url: server.url, template });
  return () => server.stop();
}
