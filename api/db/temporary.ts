import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from './embedded.js';

/** A PostgreSQL for writing migrations and for tests: fast, not durable, removed by `stop`. */
export async function startTemporary(): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showhome-'));
  chmodSync(dataDir, 0o711); // the server may run as another user, see binaries.ts
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
    const database = await startEmbedded({ dataDir, settings });
    return { url: database.url, stop: () => database.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
