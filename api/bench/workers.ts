/**
 * `npm run bench:workers [-- PHOTOS]`: one, two and four worker processes on one database and one machine. How many photos
 * they stage, how many turns the queue alone gives, and what both cost: says whether the machine's cores or the database
 * end the growth. Compare figures of one run only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { first } from '../test/elements.js';
import { makePhoto, makeProject, mutate } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { orderStaging } from '../test/stagingClient.js';
import { addWaiting } from './scale/addWaiting.js';
import { measureOnePhoto } from './scale/onePhoto.js';
import { cpuOfFamily } from './scale/processCpu.js';
import { startScaleDatabase } from './scale/scaleDatabase.js';

const WORKERS = [1, 2, 4] as const;
const PHOTOS = Number(process.argv[2] ?? 8);
/** Seconds for which turns of the queue alone are counted. */
const TURNS_FOR = 10;
/** More than four workers take in that time. */
const WAITING = 4000;
const WIDTH = 640;
/** of the photo that is delivered */
const WHOLE_WIDTH = 1536;

const database = await startScaleDatabase();
const { client: sql } = database;
const settings = { DATABASE_URL: database.url, STAGING_MOST_WAITING: '100000', TRUST_PROXY: '1' };
const server = await spawnServer({ settings: { ...settings, ROLE: 'api' } });
const client = httpClient(server.url);

interface Worker {
  readonly pid: number;
  stop(): Promise<void>;
}

/** A worker with the engine. */
async function stagingWorker(): Promise<Worker> {
  const worker = await spawnServer({ dataDir: server.dataDir, settings: { ...settings, ROLE: 'worker' } });
  return { pid: worker.pid, stop: worker.close };
}

/** A worker that refuses every photo at once. */
async function refusingWorker(): Promise<Worker> {
  const file = new URL('./scale/shortWorker.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...settings, DATA_DIR: server.dataDir, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

async function numberOf(text: string): Promise<number> {
  const { rows } = await sql.query<{ value: number }>(text);
  return first(rows).value;
}

const ended = () => numberOf(`SELECT count(*)::int AS value FROM "StagingItem" WHERE "state" IN ('failed', 'staged')`);
const connections = () =>
  numberOf(`SELECT count(*)::int AS value FROM pg_stat_activity WHERE datname = current_database()`);

const WAIT_FOR_TURN = `
  SELECT coalesce(sum(total_exec_time) / sum(calls), 0)::float8 AS value FROM pg_stat_statements
  WHERE query LIKE 'SELECT pg_advisory_xact_lock(hashtext(%'`;

interface Phase {
  readonly workers: number;
  readonly start: () => Promise<Worker>;
  /** makes photos wait, before the workers start */
  readonly prepare: () => Promise<void>;
  /** resolves at the end */
  readonly until: (done: () => Promise<number>) => Promise<void>;
}

interface Figures {
  readonly photos: number;
  readonly seconds: number;
  /** milliseconds of CPU for each photo, of all workers and of PostgreSQL */
  readonly ofWorkers: number;
  readonly ofDatabase: number;
  /** that a worker opened, at the end */
  readonly connections: number;
  /** milliseconds that a worker waits for the others before it chooses a photo, as a mean */
  readonly wait: number;
}

async function measure({ workers: count, start, prepare, until }: Phase): Promise<Figures> {
  await prepare();
  const without = await connections();
  const workers = await Promise.all(Array.from({ length: count }, start));
  const cpu = () => workers.reduce((sum, { pid }) => sum + cpuOfFamily(pid), 0);
  const atStart = await ended();
  while ((await ended()) - atStart < count) await wait(20); // each has begun: its programs run
  await sql.query('SELECT pg_stat_statements_reset()');
  const [before, begun] = [await ended(), performance.now()];
  const [ownCpu, databaseCpu] = [cpu(), cpuOfFamily(database.postmaster)];
  await until(async () => {
    if (workers.some(({ pid }) => cpuOfFamily(pid) === 0)) throw new Error('A worker has ended.');
    return (await ended()) - before;
  });
  const photos = (await ended()) - before;
  const figures = {
    photos,
    seconds: (performance.now() - begun) / 1000,
    ofWorkers: (cpu() - ownCpu) / photos,
    ofDatabase: (cpuOfFamily(database.postmaster) - databaseCpu) / photos,
    connections: ((await connections()) - without) / count,
    wait: await numberOf(WAIT_FOR_TURN),
  };
  for (const worker of workers) await worker.stop();
  return figures;
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function print(what: string, perSeconds: number, all: readonly Figures[]): void {
  console.log(`\n${what}`);
  console.log(
    'workers   rate   ratio   CPU of workers   CPU of PostgreSQL   cores in use   wait for turn   connections of a worker',
  );
  const [{ photos: alone, seconds: aloneFor }] = all as [Figures, ...Figures[]];
  all.forEach(({ photos, seconds, ofWorkers, ofDatabase, connections: opened, wait: waited }, nth) => {
    const ratio = photos / seconds / (alone / aloneFor);
    const cores = ((ofWorkers + ofDatabase) * photos) / 1000 / seconds;
    const cells = [
      String(WORKERS[nth]).padStart(7),
      ((photos / seconds) * perSeconds).toFixed(1).padStart(6),
      `x${ratio.toFixed(2)}`.padStart(7),
      `${ofWorkers.toFixed(1)} ms`.padStart(16),
      `${ofDatabase.toFixed(1)} ms`.padStart(19),
      cores.toFixed(2).padStart(14),
      `${waited.toFixed(1)} ms`.padStart(15),
      opened.toFixed(1).padStart(25),
    ];
    console.log(cells.join(' '));
  });
}

const who = await client.register();
const projectId = await makeProject(client, who);
const mediaId = await makePhoto(client, who, projectId);

async function order(): Promise<string> {
  const { stagingJob } = await mutate<{ stagingJob: { id: string } }>(client, who, {
    name: 'createStagingJob',
    input: { projectId, inputMediaIds: [mediaId] },
    select: 'stagingJob { id }',
  });
  return stagingJob.id;
}

async function clear(): Promise<void> {
  await sql.query(`DELETE FROM "StagingTurn"; DELETE FROM "StagingJob";
    DELETE FROM queue.job WHERE name LIKE 'stage-staging-job%'`);
  await sql.query('VACUUM ANALYZE');
}

try {
  console.log(`${availableParallelism()} cores`);
  const turns: Figures[] = [];
  for (const workers of WORKERS) {
    const prepare = async () => addWaiting(sql, { like: await order(), mediaId, count: WAITING });
    turns.push(await measure({ workers, start: refusingWorker, prepare, until: () => wait(TURNS_FOR * 1000) }));
    await clear();
  }
  print('The queue alone, every photo refused at once: turns a second', 1, turns);

  const stagings: Figures[] = [];
  for (const workers of WORKERS) {
    const prepare = async () => {
      for (let nth = 0; nth < PHOTOS + workers; nth++) await orderStaging(client, who, { width: WIDTH });
    };
    const until = async (done: () => Promise<number>) => {
      while ((await done()) < PHOTOS) await wait(200);
    };
    stagings.push(await measure({ workers, start: stagingWorker, prepare, until }));
    await clear();
  }
  print(`Photos of ${WIDTH} pixels, staged: photos a minute`, 60, stagings);

  const worker = await stagingWorker();
  const left = await measureOnePhoto({ database, api: server, worker, width: WHOLE_WIDTH });
  await worker.stop();
  const { uploads, results, workFiles } = left.files;
  const { ofWorker, ofDatabase, ofApi } = left.cpu;
  console.log(`\nOne photo of ${WHOLE_WIDTH} pixels, from upload to delivery`);
  console.log(`CPU: worker ${inSeconds(ofWorker)}, PostgreSQL ${inSeconds(ofDatabase)}, API ${inSeconds(ofApi)}`);
  console.log(
    `files: ${megabytes(uploads)} uploaded, ${megabytes(results)} results, ${megabytes(workFiles)} for later`,
  );
  for (const { name, rows, bytes } of left.tables) console.log(`rows of ${name}: ${rows}, ${bytes} bytes`);
  const [rows, bytes] = (['rows', 'bytes'] as const).map((what) =>
    left.tables.reduce((sum, table) => sum + table[what], 0),
  );
  console.log(
    `in all: ${rows} rows, ${bytes} bytes; ${left.statements} statements; ${left.messages} messages of the bus`,
  );
} finally {
  await server.close();
  await database.stop();
}
