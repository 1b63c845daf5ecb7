/**
 * `npm run bench:queue`: how soon a short job is begun and ended, what an idle worker asks of the database, what 10,000
 * waiting photos cost, and what a staging costs beside the engine's steps.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from './quantile.js';
import { first } from '../test/elements.js';
import { makePhoto, makeProject, mutate } from '../test/factories.js';
import { httpClient, type SignedUp } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { addWaiting } from './scale/addWaiting.js';
import { measureOutsideSteps } from './scale/outsideSteps.js';
import { openTargets } from './scale/targets.js';
import { startScaleDatabase } from './scale/scaleDatabase.js';

const JOBS = 30;
const WAITING = 10_000;
/** Until a new worker's first supervision is over, which also does what is done once a day. */
const DAILY_MS = 65_000;
/** The rarest of an idle worker's statements come once a minute. */
const IDLE_MS = 60_000;
const TARGETS = { begunMs: 100, endedMs: 150, idleStatements: 3, slowdown: 1.2, outsideSteps: 0.4 } as const;

const database = await startScaleDatabase();
const server = await spawnServer({ settings: { DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: '1' } });
const { client: sql } = database;
const client = httpClient(server.url);
const { hold, close } = openTargets();

/** @param program default: refuses every photo at once */
async function startWorker(program = './scale/shortWorker.ts'): Promise<ChildProcess> {
  const file = new URL(program, import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: server.dataDir, DEMO: '0', ROLE: 'worker' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function stopWorker(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'close');
}

/** Orders as a person does. @returns the job's id */
async function order(who: SignedUp, projectId: string, mediaId: string): Promise<string> {
  const { stagingJob, message } = await mutate<{ stagingJob?: { id: string } }>(client, who, {
    name: 'createStagingJob',
    input: { projectId, inputMediaIds: [mediaId] },
    select: 'stagingJob { id }',
  });
  if (!stagingJob) throw new Error(`The order was refused: ${message}`);
  return stagingJob.id;
}

/** The times of each job's changes, by the bus's messages: begun, its photo's failure, ended. */
async function watchJobs() {
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  const changes = new Map<string, number[]>();
  listener.on('notification', ({ payload = '' }) => {
    const { kind, id } = JSON.parse(payload) as { kind: string; id: string };
    if (kind === 'stagingJob') changes.set(id, [...(changes.get(id) ?? []), performance.now()]);
  });
  await listener.query('LISTEN showhome');
  return { changes, stopWatching: () => listener.end() };
}

/** Milliseconds of an order, as a median. */
async function timeOfOrders(who: SignedUp, projectId: string, mediaId: string): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < JOBS; k++) {
    const begun = performance.now();
    await order(who, projectId, mediaId);
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.5);
}

/** Photos that a worker takes in some seconds. */
async function taken(seconds: number): Promise<number> {
  const count = async () => {
    const { rows } = await sql.query<{ count: string }>(`SELECT count(*) FROM "StagingItem" WHERE "state" = 'failed'`);
    return Number(first(rows).count);
  };
  const before = await count();
  await wait(seconds * 1000);
  return (await count()) - before;
}

try {
  const who = await client.register();
  const projectId = await makeProject(client, who);
  const mediaId = await makePhoto(client, who, projectId);
  let worker = await startWorker();
  await wait(DAILY_MS);

  const before = await database.statements();
  await wait(IDLE_MS);
  const idle = ((await database.statements()) - before - 1) / (IDLE_MS / 1000);
  await stopWorker(worker);
  await wait(500);
  const alone = await database.statements();
  await wait(IDLE_MS);
  const ofApi = ((await database.statements()) - alone - 1) / (IDLE_MS / 1000);
  console.log(`statements a second of the idle API: ${ofApi.toFixed(2)}`);
  hold('statements a second of one idle worker', idle - ofApi, TARGETS.idleStatements);

  worker = await startWorker();
  const { changes, stopWatching } = await watchJobs();
  for (let k = 0; k < 5; k++) await order(who, projectId, mediaId);
  await wait(2000);
  const [begunAfter, endedAfter]: [number[], number[]] = [[], []];
  for (let k = 0; k < JOBS; k++) {
    const id = await order(who, projectId, mediaId);
    const answered = performance.now();
    await wait(1200);
    const [begun = Infinity, ...later] = (changes.get(id) ?? []).slice(-3);
    begunAfter.push(Math.max(0, begun - answered));
    endedAfter.push((later.at(-1) ?? Infinity) - begun);
  }
  hold('milliseconds from the order to its begin, p95', quantile(begunAfter, 0.95), TARGETS.begunMs);
  hold('milliseconds from its begin to its end, p95', quantile(endedAfter, 0.95), TARGETS.endedMs);
  await stopWatching();
  await stopWorker(worker);

  const staging = await startWorker('../main.ts');
  const outside = await measureOutsideSteps(sql, server.url);
  await stopWorker(staging);
  console.log(`seconds of a staging outside its steps, in a new process: ${outside.first.toFixed(2)}`);
  hold('the same from the second photo on', outside.later, TARGETS.outsideSteps);
  console.log(`the same as a share of the staging: ${(100 * outside.share).toFixed(1)} %`);
  console.log(`the same with the turn before it and the rows after it: ${outside.turn.toFixed(2)} s`);

  const other = await client.register();
  const otherProject = await makeProject(client, other);
  const otherMedia = await makePhoto(client, other, otherProject);
  const calm = await timeOfOrders(who, projectId, mediaId);
  // rows of the measured orders, to be taken
  for (let k = 0; k < 250; k++) await order(who, projectId, mediaId);
  worker = await startWorker();
  const calmlyTaken = await taken(5);
  await stopWorker(worker);
  const like = await order(other, otherProject, otherMedia);
  await addWaiting(sql, { like, mediaId: otherMedia, count: WAITING });
  const crowded = await timeOfOrders(who, projectId, mediaId);
  worker = await startWorker(); // sends the missing messages
  const takenInCrowd = await taken(5);
  await stopWorker(worker);
  console.log(`an order: ${calm.toFixed(1)} ms, ${crowded.toFixed(1)} ms with ${WAITING} photos waiting`);
  console.log(`photos taken in 5 s: ${calmlyTaken}, ${takenInCrowd} with ${WAITING} photos waiting`);
  hold('an order beside 10,000 waiting photos, as a ratio', crowded / calm, TARGETS.slowdown);
  hold('taking beside 10,000 waiting photos, as a ratio', calmlyTaken / Math.max(1, takenInCrowd), TARGETS.slowdown);
  close();
} finally {
  await server.close();
  await database.stop();
}
