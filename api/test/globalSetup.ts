import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.js';
import { startTemporary } from '../db/temporary.js';
import { startQueue } from '../messaging/pgBossQueue.js';
import { createDatabase } from './database.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** the server, and the migrated template of each test file's own database */
    readonly postgres: { readonly url: string; readonly template: string };
  }
}

/** Starts one PostgreSQL for the whole run, and builds the programs and the stager's kernel from the present code. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../setup/prepare.mjs'), '--no-web'], { stdio: 'inherit' });
  const server = await startTemporary();
  const template = `template_${randomUUID().slice(0, 8)}`;
  const url = await createDatabase({ url: server.url, name: template });
  await migrate(url);
  const queue = await startQueue({ databaseUrl: url, log: pino({ level: 'warn' }) });
  await queue.close();
  provide('postgres', { url: server.url, template });
  return () => server.stop();
}
