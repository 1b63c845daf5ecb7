/** A new version beside the old one: nobody notices that the old one goes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { migrate, MIGRATIONS_FOLDER } from '../../db/migrate.js';
import { makeProject } from '../factories.js';
import { shared } from '../shared.js';
import { elementAt } from '../elements.js';
import { startCluster, untilReady } from './cluster.js';
import { cutClient } from './cutClient.js';
import { isFatal, logOf } from './faultsOf.js';
import { isSlow, movesOf, watchJobs } from './watcher.js';

const DRAIN_SECONDS = 3;
const SOCKETS = 10;
const READERS = 4;
const COUNT = '{ viewer { projects { totalCount } } }';

const cluster = shared(() =>
  startCluster({ apis: 1, spareApis: 1, workers: 1, settings: { DRAIN_SECONDS: String(DRAIN_SECONDS) } }),
);

/** Migrates the database as a version after this one would. */
async function migrateFurther(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'showhome-next-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const next = join(folder, '99991231000000_next_version');
  mkdirSync(next);
  const sql = `ALTER TABLE "Project" ADD COLUMN "next" TEXT NOT NULL DEFAULT '';
    CREATE INDEX "next" ON "Project"("next"); ALTER TABLE "StagingJob" ADD COLUMN "next" INTEGER;
    CREATE TABLE "Next" (id TEXT PRIMARY KEY)`;
  writeFileSync(join(next, 'migration.sql'), sql);
  expect(await migrate(databaseUrl, folder)).toEqual(['99991231000000_next_version']);
  rmSync(folder, { recursive: true });
}

const statusOf = async (url: string) => (await fetch(url)).status;

it('a deploy drops no request, and sockets move within three seconds', async () => {
  const { proxy, machines, databaseUrl } = cluster;
  const [old, next] = [elementAt(machines, 0), elementAt(machines, 1)];
  const client = cutClient(proxy.url);
  const who = await client.register();
  const watchers = await Promise.all(Array.from({ length: SOCKETS }, () => watchJobs(client.url, who.cookie)));
  let isOver = false;
  const made: string[] = [];
  const load = Promise.all([
    ...Array.from({ length: READERS }, async () => {
      while (!isOver) await client.graphql(COUNT, {}, who.cookie);
    }),
    (async () => {
      while (!isOver) made.push(await makeProject(client, who));
    })(),
  ]);
  load.catch(() => {});

  await wait(1000);
  await migrateFurther(databaseUrl);
  await wait(500);
  await next.start();
  await untilReady(proxy, 2);
  const stopped = performance.now();
  const ended = old.stop('SIGTERM');
  await expect.poll(() => statusOf(`${old.url}/readyz`), { interval: 20 }).toBe(503);
  expect(await statusOf(`${old.url}/healthz`)).toBe(200);
  expect(await ended).toBe(0);
  const tookMs = performance.now() - stopped;
  await wait(3000);
  // a process of the old version that crashes meanwhile comes back
  await old.start();
  await untilReady(proxy, 2);
  await wait(1000);
  isOver = true;
  await load;

  const closed = stopped + DRAIN_SECONDS * 1000;
  const moves = watchers.flatMap((watcher) => movesOf(watcher, [closed], client));
  const slowest = Math.max(...moves.map(({ took }) => took));
  console.log(
    `${client.log.answers.length} answers, ${made.length} of them changes, ${client.log.cut} cut; the old API ended ` +
      `after ${Math.round(tookMs)} ms; ${moves.length} sockets moved, the slowest in ${Math.round(slowest)} ms`,
  );
  expect(client.log.cut).toBe(0);
  const { data } = await client.graphql<{ viewer: { projects: { totalCount: number } } }>(COUNT, {}, who.cookie);
  expect(data.viewer.projects.totalCount).toBe(made.length);
  expect(moves).toHaveLength(SOCKETS);
  expect(moves.filter(isSlow)).toEqual([]);
  expect(logOf(machines).filter(isFatal)).toEqual([]);
  await Promise.all(watchers.map((watcher) => watcher.close()));
});
