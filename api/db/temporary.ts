import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from './embedded.js';

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * A PostgreSQL for writing migrations, for tests and for benches: fast, not durable, removed by `stop`.
 * @param more PostgreSQL settings
 */
export async function startTemporary(
  more: Readonly<Record<string, string>> = {},
): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showhome-'));
  chmodSync(dataDir, 0o711); // the server may run as another user, see binaries.ts
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const database = await startEmbedded({ dataDir, settings: { ...FAST, ...more } });
    return { url: database.url, stop: () => database.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
