import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { httpClient } from '../test/httpClient.js';
import { spawnServer, type SpawnedServer } from '../test/spawnServer.js';
import { orderStaging, readJob, waitForJob } from '../test/stagingClient.js';

const RENDER_MS = 240_000;
const dataDir = mkdtempSync(join(tmpdir(), 'showhome-crash-'));
const servers: SpawnedServer[] = [];

async function start() {
  const server = await spawnServer({ dataDir });
  servers.push(server);
  return { server, client: httpClient(server.url) };
}

afterAll(async () => {
  await servers.at(-1)?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'a job whose server is killed in between finishes once after a restart',
  async () => {
    const before = await start();
    const who = await before.client.register();
    const id = await orderStaging(before.client, who, { width: 480 });
    await waitForJob(before.client, who, { id, until: (job) => job.renderProgress > 0.1, patience: RENDER_MS });
    await before.server.kill();

    const after = await start();
    const taken = await readJob(after.client, who, id);
    expect(taken.status).toBe('PROCESSING');
    const done = await waitForJob(after.client, who, {
      id,
      until: (job) => job.status !== 'PROCESSING',
      patience: RENDER_MS,
    });
    expect(done).toMatchObject({ status: 'PROOF_READY', failure: null, revisionCount: 0 });
    expect(done.items).toMatchObject([{ state: 'STAGED', proof: { width: 480, isWatermarked: true }, final: null }]);

    const { data } = await after.client.graphql<{ viewer: { media: { totalCount: number } } }>(
      '{ viewer { media { totalCount } } }',
      {},
      who.cookie,
    );
    expect(data.viewer.media.totalCount).toBe(2); // the photo and one proof
  },
  2 * RENDER_MS + 120_000,
);
