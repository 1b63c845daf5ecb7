/**
 * `npm run bench:webhooks`: how long an event takes from its commit to the receiver at 50 events a second, alone and
 * beside an endpoint that hangs and one that refuses connections; and the CPU that it costs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createPrisma } from '../db/client.js';
import { freePort } from '../freePort.js';
import { httpClient, type SignedUp } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { startReceiver } from '../test/webhookReceiver.js';
import { makeWebhook } from '../test/webhooks.js';
import { recordEvent } from '../webhooks/recordEvent.js';
import { quantile } from './quantile.js';
import { cpuOf, cpuOfFamily } from './scale/processCpu.js';
import { startScaleDatabase, workspaceOf } from './scale/scaleDatabase.js';
import { openTargets } from './scale/targets.js';

const A_SECOND = 50;
const SECONDS = 20;
/** Objects that the events are about, in turn. */
const OBJECTS = 200;
const PATIENCE_MS = 30_000;
const TARGETS = { p95Ms: 1000, lost: 0 } as const;

const database = await startScaleDatabase();
const server = await spawnServer({ settings: { DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: '1' } });
const worker = spawn(process.execPath, ['.build/programs/server.mjs'], {
  env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: server.dataDir, DEMO: '0', ROLE: 'worker' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(worker.stdout, 'data');
const prisma = createPrisma(database.url);
const receiver = await startReceiver();
const client = httpClient(server.url);
const { hold, close } = openTargets();

/** Commits events at the rate, and waits for all of them. @returns milliseconds from each commit to its arrival */
async function measure(workspaceId: string): Promise<readonly number[]> {
  const committed = new Map<string, number>();
  receiver.received.splice(0);
  const began = performance.now();
  const commits: Promise<void>[] = [];
  for (let number = 0; number < A_SECOND * SECONDS; number++) {
    await wait(Math.max(0, began + (number * 1000) / A_SECOND - performance.now()));
    const objectId = `object ${number % OBJECTS}`;
    const data = { number: String(number) };
    const commit = async () => {
      await prisma.$transaction((tx) =>
        recordEvent(tx, { workspaceId, type: 'staging_job.processing', objectId, data }),
      );
      committed.set(data.number, performance.now());
    };
    commits.push(commit());
  }
  await Promise.all(commits);
  const patience = performance.now() + PATIENCE_MS;
  while (receiver.received.length < committed.size && performance.now() < patience) await wait(50);
  return receiver.received.map(({ at, body }) => Math.max(0, at - (committed.get(String(body.data.number)) ?? 0)));
}

async function report(what: string, who: SignedUp): Promise<void> {
  const workspaceId = await workspaceOf(database.client, who);
  const before = { worker: cpuOf(worker.pid ?? 0), database: cpuOfFamily(database.postmaster) };
  const began = performance.now();
  const times = await measure(workspaceId);
  const seconds = (performance.now() - began) / 1000;
  const share = (cpu: number) => `${(cpu / 10 / seconds).toFixed(0)} % of a core`;
  console.log(`${what}: ${times.length} events in ${seconds.toFixed(1)} s`);
  console.log(`  from the commit to the arrival: median ${quantile(times, 0.5).toFixed(1)} ms`);
  hold('  p95', quantile(times, 0.95), TARGETS.p95Ms, { unit: 'ms' });
  console.log(`  p99 ${quantile(times, 0.99).toFixed(1)} ms, latest ${Math.max(...times).toFixed(1)} ms`);
  hold('  lost', A_SECOND * SECONDS - times.length, TARGETS.lost);
  console.log(`  CPU: worker ${share(cpuOf(worker.pid ?? 0) - before.worker)}`);
  // the events themselves included
  console.log(`       database ${share(cpuOfFamily(database.postmaster) - before.database)}`);
}

try {
  const who = await client.register();
  await makeWebhook(client, who, { url: receiver.url });
  await wait(3000);
  await report('one endpoint', who);

  const hanging = await startReceiver();
  hanging.answerWith(() => {});
  await makeWebhook(client, who, { url: hanging.url });
  await makeWebhook(client, who, { url: `http://127.0.0.1:${await freePort()}/` });
  await report('beside one that hangs and one that refuses', who);
  await hanging.close();
  close();
} finally {
  worker.kill('SIGTERM');
  await once(worker, 'close');
  await receiver.close();
  await prisma.$disconnect();
  await server.close();
  await database.stop();
}
