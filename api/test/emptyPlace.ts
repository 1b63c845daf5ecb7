/** Places for restored servers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { BackupServices } from '../backup/backupServices.js';
import { readEnv } from '../env.js';
import { openStore } from '../storage/openStore.js';
import { newPlace } from './startServer.js';

/** A folder that is removed at the end. */
export function temporaryFolder(purpose: string): { readonly path: string; close(): void } {
  const path = mkdtempSync(join(tmpdir(), `showhome-${purpose}-`));
  return { path, close: () => rmSync(path, { recursive: true, force: true }) };
}

/** What a restore needs of an empty installation. @param settings as in the environment */
export async function emptyPlace(settings: Readonly<Record<string, string>> = {}) {
  const { databaseUrl, dataDir, remove } = await newPlace();
  const env = readEnv([], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings });
  const log = pino({ level: 'warn' });
  const services: BackupServices = { env, databaseUrl, log, store: await openStore(env), say: () => {} };
  return { databaseUrl, dataDir, services, close: remove };
}
