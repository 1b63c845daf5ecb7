/** The port of metrics of whole processes, as they are started. */
import { expect, test } from 'vitest';
import { freePort } from '../freePort.js';
import { freshDatabase } from '../test/database.js';
import { scrape } from '../test/scrape.js';
import { spawnServer } from '../test/spawnServer.js';

test('a worker, which serves nothing else, is scraped on a port of its own', async () => {
  const database = await freshDatabase();
  const port = await freePort();
  const settings = { ROLE: 'worker', DATABASE_URL: database.url, METRICS_PORT: String(port) };
  const worker = await spawnServer({ settings });
  try {
    const read = () => scrape(`http://127.0.0.1:${port}`);
    // its heartbeat comes every few seconds
    await expect.poll(async () => (await read()).value('showhome_workers')).toBe(1);
    const { value } = await read();
    expect(value('showhome_database_up')).toBe(1);
    expect(value('showhome_build_info')).toBe(1);
    expect(value('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    await expect(fetch(`${worker.url}/metrics`)).rejects.toThrow('fetch failed');
    await expect(spawnServer({ settings })).rejects.toThrow(
      `Port ${port} is taken. Choose another for metrics, as: METRICS_PORT=${port + 1} npm start`,
    );
  } finally {
    await worker.close();
    await database.drop();
  }
});
