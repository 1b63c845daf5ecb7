/**
 * `npm run bench:live`: how long a change takes to a thousand sockets. In one workspace, and over 200; a message of
 * another workspace; a burst of progress; a reader that does not read.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { quantile } from './quantile.js';
import { elementAt } from '../test/elements.js';
import { httpClient, type SignedUp } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { changeJob } from './scale/changeJob.js';
import { openTargets } from './scale/targets.js';
import { bodyOf } from './scale/documents.js';
import { cpuOf, cpuOfFamily, memoryOf } from './scale/processCpu.js';
import { startScaleDatabase, workspaceOf } from './scale/scaleDatabase.js';
import { fillWorkspace, VOLUMES } from './scale/seed.js';

const SOCKETS = 1000;
const PER_PERSON = 25;
const WORKSPACES = 200;
const COMMITS = 30;
const PATIENCE_MS = 5000;
const TARGETS = { one: 50, many: 20, statements: 5, otherMs: 0.3, memoryMb: 350 } as const;

const database = await startScaleDatabase();
const server = await spawnServer({ settings: { DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: '1' } });
const { client: sql } = database;
const client = httpClient(server.url);
const { hold, close } = openTargets();
interface Watcher {
  readonly socket: WebSocket;
  /** times of its frames */
  readonly frames: number[];
}

let opened = 0;

async function watch({ cookie }: SignedUp): Promise<Watcher> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    // sockets of one address are limited until their session is read
    headers: { cookie, 'x-forwarded-for': `10.${++opened % 250}.${Math.floor(opened / 250)}.1` },
    perMessageDeflate: false,
  });
  const frames: number[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1', 0, 80);
      if (text.includes('"connection_ack"')) resolve();
      else if (text.includes('"next"')) frames.push(performance.now());
      else if (!text.includes('"ping"')) throw new Error(data.toString());
    });
  });
  socket.once('close', (code, reason) => {
    if (code !== 1006) throw new Error(`A socket was closed with ${code}: ${reason.toString()}`);
  });
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  await ready;
  // the protocol wants a text; the document is named by its hash
  const payload = { query: '', ...bodyOf('useJobUpdatesSubscription', {}) };
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  return { socket, frames };
}

async function jobsOf(workspaceId: string, count: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT j."id" FROM "StagingJob" j JOIN "Project" p ON p."id" = j."projectId"
     WHERE j."workspaceId" = $1 AND p."deletedAt" IS NULL ORDER BY j."id" LIMIT $2`,
    [workspaceId, count],
  );
  return rows.map(({ id }) => id);
}

/** Milliseconds from the commit to each watcher's frame. */
async function delays(watchers: readonly Watcher[], workspaceId: string, ids: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (let commit = 0; commit < COMMITS; commit++) {
    const before = watchers.map(({ frames }) => frames.length);
    const sent = await changeJob(sql, { workspaceId, id: elementAt(ids, commit % ids.length) });
    const arrived = () => watchers.every(({ frames }, k) => frames.length > elementAt(before, k));
    for (let waited = 0; !arrived(); waited += 20) {
      if (waited > PATIENCE_MS) throw new Error(`A frame did not arrive within ${PATIENCE_MS} ms.`);
      await wait(20);
    }
    watchers.forEach(({ frames }, k) => found.push(elementAt(frames, elementAt(before, k)) - sent));
    await wait(100);
  }
  return found;
}

const print = (name: string, values: readonly number[]) =>
  console.log(`${name}: ${[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1)).join(' / ')} ms`);

try {
  hold('memory of the API, fresh', memoryOf(server.pid), 220, { unit: 'MB' });
  const owner = await client.register();
  const workspaceId = await workspaceOf(sql, owner);
  await fillWorkspace(sql, { workspaceId, userId: owner.user.id, volume: VOLUMES.small });
  const jobs = await jobsOf(workspaceId, 10);
  const members: SignedUp[] = [owner];
  while (members.length * PER_PERSON < SOCKETS) {
    const member = await client.register();
    await sql.query(`UPDATE "Membership" SET "workspaceId" = $1 WHERE "userId" = $2`, [workspaceId, member.user.id]);
    members.push(member);
  }
  const watchers: Watcher[] = [];
  for (const member of members) {
    watchers.push(...(await Promise.all(Array.from({ length: PER_PERSON }, () => watch(member)))));
  }
  await wait(1000);
  await delays(watchers.slice(0, 1), workspaceId, jobs);

  const [statements, api, postgres] = [
    await database.statements(),
    cpuOf(server.pid),
    cpuOfFamily(database.postmaster),
  ];
  const inOne = await delays(watchers, workspaceId, jobs);
  print(`${watchers.length} sockets in one workspace, commit to frame, p50 / p95 / p99`, inOne);
  console.log(
    `CPU per message and socket: API ${((cpuOf(server.pid) - api) / inOne.length).toFixed(3)} ms, ` +
      `PostgreSQL ${((cpuOfFamily(database.postmaster) - postgres) / inOne.length).toFixed(3)} ms`,
  );
  // the commit's own two statements and one of the count are not the server's
  hold('statements per commit', ((await database.statements()) - statements - 1) / COMMITS - 2, TARGETS.statements);
  hold('p95 in one workspace, ms', quantile(inOne, 0.95), TARGETS.one);
  hold('memory of the API with 1,000 sockets', memoryOf(server.pid), TARGETS.memoryMb, { unit: 'MB' });

  const beforeOthers = cpuOf(server.pid);
  const messages = 500;
  for (let k = 0; k < messages; k++) {
    const other = { kind: 'stagingJob', workspaceId: 'org_other', id: 'job_other' };
    await sql.query(`SELECT pg_notify('showhome', $1)`, [JSON.stringify(other)]);
  }
  await wait(500);
  hold('CPU of a message of another workspace, ms', (cpuOf(server.pid) - beforeOthers) / messages, TARGETS.otherMs);

  for (const { frames } of watchers) frames.length = 0;
  const last: number[] = [];
  for (let tick = 0; tick < 40; tick++) {
    for (const id of jobs) await changeJob(sql, { workspaceId, id });
    if (tick === 39) last.push(performance.now());
    await wait(250);
  }
  await wait(5000);
  const [ended = 0] = last;
  const behind = watchers.map(({ frames }) => (frames.at(-1) ?? Infinity) - ended);
  print('four messages a second for ten jobs: delay of the last, p50 / p95 / p99', behind);
  console.log(
    `frames received of 400: ${quantile(
      watchers.map(({ frames }) => frames.length),
      0.5,
    )}`,
  );
  hold('p95 after the burst, ms', quantile(behind, 0.95), 1000);

  const [slow] = watchers;
  slow?.socket.pause();
  const memory = memoryOf(server.pid);
  for (let tick = 0; tick < 3000; tick++)
    await changeJob(sql, { workspaceId, id: elementAt(jobs, tick % jobs.length) });
  await wait(1000);
  hold('memory that a reader that does not read adds', memoryOf(server.pid) - memory, 60, { unit: 'MB' });
  for (const { socket } of watchers) socket.terminate();
  await wait(1000);

  const spread: { readonly id: string; readonly job: string; readonly watchers: Watcher[] }[] = [];
  for (let number = 0; number < WORKSPACES; number++) {
    const person = await client.register();
    const id = await workspaceOf(sql, person);
    await fillWorkspace(sql, { workspaceId: id, userId: person.user.id, volume: VOLUMES.tiny });
    const each = await Promise.all(Array.from({ length: SOCKETS / WORKSPACES }, () => watch(person)));
    spread.push({ id, job: elementAt(await jobsOf(id, 1), 0), watchers: each });
  }
  await wait(1000);
  const inMany: number[] = [];
  for (const { id, job, watchers: each } of spread.slice(0, 100)) {
    const sent = await changeJob(sql, { workspaceId: id, id: job });
    await wait(60);
    inMany.push(...each.map(({ frames }) => (frames.at(-1) ?? Infinity) - sent));
  }
  print(`${SOCKETS} sockets over ${WORKSPACES} workspaces, commit to frame, p50 / p95 / p99`, inMany);
  hold('p95 over 200 workspaces, ms', quantile(inMany, 0.95), TARGETS.many);
  for (const { watchers: each } of spread) for (const { socket } of each) socket.terminate();
  close();
} finally {
  await server.close();
  await database.stop();
}
