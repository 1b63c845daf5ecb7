/**
 * `npm run bench:api`: latency of the API while a room renders. Ten simple queries per second for half a minute, idle
 * and during a render, in one run on one machine. Fails if the ratio of the 99th percentiles is above the target.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from './quantile.js';
import { elementAt, first } from '../test/elements.js';
import { httpClient, type HttpClient, type SignedUp } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { orderStaging, readJob, waitForJob } from '../test/stagingClient.js';

const PER_SECOND = 10;
const SECONDS = 30;
const TARGET = 5;
const QUERY = '{ viewer { projects { totalCount edges { node { id address status createdAt } } } } }';

/** Milliseconds of every query, sent at a fixed rate whether or not the previous one has been answered (open loop). */
async function measure(client: HttpClient, who: SignedUp): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const begun = performance.now();
  for (let k = 0; k < PER_SECOND * SECONDS; k++) {
    await wait(Math.max(0, begun + (k * 1000) / PER_SECOND - performance.now()));
    const sent = performance.now();
    answers.push(client.graphql(QUERY, {}, who.cookie).then(() => performance.now() - sent));
  }
  return Promise.all(answers);
}

function print(name: string, values: readonly number[]): void {
  const figures = [0.5, 0.9, 0.99].map((share) => quantile(values, share).toFixed(1));
  console.log(`${name.padEnd(15)} p50 ${figures[0]} ms, p90 ${figures[1]} ms, p99 ${figures[2]} ms`);
}

const server = await spawnServer();
try {
  const client = httpClient(server.url);
  const who = await client.register();
  await measure(client, who); // warms up
  const idle = await measure(client, who);
  print('idle', idle);
  const jobs: string[] = [];
  // enough jobs to keep the stager busy all the time
  while (jobs.length < 4) jobs.push(await orderStaging(client, who, { width: 1536 }));
  await waitForJob(client, who, { id: first(jobs), until: (job) => job.renderProgress > 0, patience: 60_000 });
  const busy = await measure(client, who);
  print('during renders', busy);
  const last = await readJob(client, who, elementAt(jobs, jobs.length - 1));
  if (last.status === 'PROOF_READY') throw new Error('The renders ended before the measurement did.');
  const ratio = quantile(busy, 0.99) / quantile(idle, 0.99);
  console.log(`p99 during renders / idle: ${ratio.toFixed(2)} (target <= ${TARGET})`);
  if (ratio > TARGET) process.exitCode = 1;
} finally {
  await server.close();
}
