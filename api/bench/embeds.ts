/**
 * `npm run bench:embeds`: a thousand embeds that one socket watches. How long a change of a job takes to the frames of
 * those that show it: one gallery of many, and every one of a thousand boards.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newId } from '../domain/ids.js';
import { elementAt } from '../test/elements.js';
import { mutate } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { quantile } from './quantile.js';
import { cpuOf, memoryOf } from './scale/processCpu.js';
import { startScaleDatabase, workspaceOf } from './scale/scaleDatabase.js';
import { fillWorkspace, VOLUMES } from './scale/seed.js';
import { changeJob } from './scale/changeJob.js';
import { openTargets } from './scale/targets.js';

const EMBEDS = 1000;
const COMMITS = 30;
const PATIENCE_MS = 5000;
/** Milliseconds from the commit to the frame, 95 of 100. */
const LONGEST = 50;

const GALLERY = `subscription ($id: ID!) {
  embedUpdated(id: $id) { embed { address pictures { room altText staged { url width height } original { url } } } }
}`;
const BOARD = 'subscription ($id: ID!) { embedUpdated(id: $id) { job { jobId address status photos } } }';

const database = await startScaleDatabase();
const server = await spawnServer({ settings: { DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: '1' } });
const { client: sql } = database;
const client = httpClient(server.url);
const { hold, close } = openTargets();

const owner = await client.register();
const workspaceId = await workspaceOf(sql, owner);
await fillWorkspace(sql, { workspaceId, userId: owner.user.id, volume: VOLUMES.small });

/** A job with delivered pictures, and its project. */
interface Delivered {
  readonly id: string;
  readonly projectId: string;
}

async function deliveredJobs(): Promise<Delivered[]> {
  const { rows } = await sql.query<Delivered>(
    `SELECT DISTINCT j."id", j."projectId" FROM "StagingJob" j
     JOIN "Project" p ON p."id" = j."projectId" AND p."deletedAt" IS NULL
     JOIN "StagingItem" i ON i."jobId" = j."id" AND i."decision" = 'approved' AND i."finalMediaId" IS NOT NULL
     WHERE j."workspaceId" = $1 ORDER BY j."id"`,
    [workspaceId],
  );
  return rows;
}

async function addEmbed(kind: 'gallery' | 'board', projectId: string | null): Promise<string> {
  const id = newId('emb');
  await sql.query(
    `INSERT INTO "Embed" ("id", "workspaceId", "kind", "name", "projectId", "origins")
     VALUES ($1, $2, $3::"EmbedKind", 'Bench', $4, ARRAY['https://example.com'])`,
    [id, workspaceId, kind, projectId],
  );
  return id;
}

/** One socket that watches all these embeds. */
async function watchAll(query: string, ids: readonly string[]) {
  const { text } = await mutate<{ text: string }>(client, owner, {
    name: 'createApiKey',
    input: { name: 'Bench', scopes: ['embeds:read'] },
    select: 'text',
  });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { authorization: `Bearer ${text}` },
    perMessageDeflate: false,
  });
  /** the newest frame of each embed */
  const frames = new Map<string, number>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const head = data.toString('latin1', 0, 80);
      if (head.includes('"connection_ack"')) return resolve();
      const [, id] = /"id":"(emb_\w+)","type":"next"/.exec(head) ?? [];
      if (id === undefined) {
        if (head.includes('"error"')) throw new Error(data.toString());
        return;
      }
      frames.set(id, performance.now());
      count++;
    });
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  });
  for (const id of ids) {
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables: { id } } }));
  }
  for (let waited = 0; count < ids.length; waited += 50) {
    if (waited > PATIENCE_MS * 4) throw new Error(`Only ${count} of ${ids.length} embeds were sent.`);
    await wait(50);
  }
  return { frames, close: () => socket.close() };
}

interface Told {
  readonly query: string;
  readonly ids: readonly string[];
  readonly jobs: readonly Delivered[];
  /** the embeds that show the job */
  readonly concerned: (job: Delivered) => readonly string[];
}

/** Milliseconds from each commit to the frame of each embed that shows the job. */
async function delays({ query, ids, jobs, concerned }: Told): Promise<number[]> {
  const { frames, close: leave } = await watchAll(query, ids);
  const found: number[] = [];
  for (let commit = -2; commit < COMMITS; commit++) {
    const job = elementAt(jobs, (commit + 2) % jobs.length);
    const shown = concerned(job);
    const sent = await changeJob(sql, { workspaceId, id: job.id });
    const arrived = () => shown.every((id) => (frames.get(id) ?? 0) > sent);
    for (let waited = 0; !arrived(); waited += 10) {
      if (waited > PATIENCE_MS) throw new Error(`A frame did not arrive within ${PATIENCE_MS} ms.`);
      await wait(10);
    }
    // the first two are for the compiler
    if (commit >= 0) found.push(...shown.map((id) => (frames.get(id) ?? 0) - sent));
    await wait(50);
  }
  leave();
  return found;
}

const print = (name: string, values: readonly number[]) =>
  console.log(`${name}: ${[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1)).join(' / ')} ms`);

try {
  const jobs = await deliveredJobs();
  const projectIds = [...new Set(jobs.map(({ projectId }) => projectId))];
  const galleries = new Map<string, string>();
  while (galleries.size < EMBEDS) {
    const projectId = elementAt(projectIds, galleries.size % projectIds.length);
    galleries.set(await addEmbed('gallery', projectId), projectId);
  }
  console.log(`${jobs.length} delivered jobs of ${projectIds.length} projects`);
  const ids = [...galleries.keys()];
  const ofProject = ({ projectId }: Delivered) => ids.filter((id) => galleries.get(id) === projectId);
  const before = cpuOf(server.pid);
  const ofGalleries = await delays({ query: GALLERY, ids, jobs, concerned: ofProject });
  console.log(
    `CPU of the API for ${COMMITS} commits and ${EMBEDS} first frames: ${(cpuOf(server.pid) - before).toFixed(0)} ms`,
  );
  print(`${EMBEDS} galleries on one socket, commit to frame, p50 / p95 / p99`, ofGalleries);
  hold('p95 of galleries', quantile(ofGalleries, 0.95), LONGEST, { unit: 'ms' });

  const boards: string[] = [];
  while (boards.length < EMBEDS) boards.push(await addEmbed('board', null));
  const ofBoards = await delays({ query: BOARD, ids: boards, jobs, concerned: () => boards });
  print(`${EMBEDS} boards on one socket, each told of every change, p50 / p95 / p99`, ofBoards);
  hold('p95 of boards', quantile(ofBoards, 0.95), LONGEST, { unit: 'ms' });
  console.log(`memory of the API: ${memoryOf(server.pid).toFixed(0)} MB`);
} finally {
  await server.close();
  await database.stop();
}
close();
