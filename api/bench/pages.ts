/**
 * `npm run bench:pages`: what five pages cost, against SQL by hand on the driver alone, on a workspace with 2,000
 * projects, a tenth and a hundredth of it, beside 199 others. App and raw server alternate in one run; the app's ids
 * must all be among the raw rows. Each page is asked for in two ways: opened again while nothing has changed in the
 * workspace (the targets' way), and after a change before each request, when its rows are read anew. `--statements`
 * prints the statements that cost most; `--others N` seeds fewer,
 * `--page NAME` measures one page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { first } from '../test/elements.js';
import { spawnServer } from '../test/spawnServer.js';
import { openTargets } from './scale/targets.js';
import { bodyOf } from './scale/documents.js';
import { cpuOf, cpuOfFamily } from './scale/processCpu.js';
import type { PageName } from './scale/rawPages.js';
import { fillAll, startScaleDatabase, type VolumeName } from './scale/scaleDatabase.js';

const { values: options } = parseArgs({
  options: {
    statements: { type: 'boolean', default: false },
    others: { type: 'string', default: '199' },
    page: { type: 'string' },
  },
});

/** Requests of a block, and blocks of each side. */
const [BLOCK, BLOCKS] = [20, 5];
/** Milliseconds after which every process has heard of a change. */
const HEARD_MS = 10;
const TARGETS = { api: { tiny: 3.5, small: 3, big: 2.5 }, postgres: 1.5, growth: [1.2, 2] } as const;

/** The operations that a page sends. */
const PAGES: Readonly<Record<PageName, (projectId: string) => readonly (readonly [string, object])[]>> = {
  dashboard: () => [
    ['DashboardQuery', {}],
    ['ActivityCountQuery', {}],
  ],
  projects: () => [['ProjectsPageQuery', {}]],
  project: (id) => [['ProjectPageQuery', { id }]],
  staging: () => [['StagingPageQuery', { status: 'PROOF_READY' }]],
  billing: () => [['BillingPageQuery', {}]],
};

const database = await startScaleDatabase();
const server = await spawnServer({ settings: { DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: '1' } });
const raw = spawn(process.execPath, ['--import', 'tsx', new URL('./scale/rawServer.ts', import.meta.url).pathname], {
  env: { ...process.env, DATABASE_URL: database.url },
  stdio: ['ignore', 'pipe', 'inherit'],
});

async function answerOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${response.status}: ${text.slice(0, 500)}`);
  return text;
}

const ID = /"((?:proj|med|job|item|rnd|inv|act)_[0-9a-z]{20})"/g;
const idsIn = (text: string) => new Set([...text.matchAll(ID)].map(([, id = '']) => id));

interface Cost {
  readonly api: number;
  readonly postgres: number;
  readonly ms: number;
  readonly statements: number;
}

/** The mean cost of a request. */
async function costOf(pid: number, ask: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<Cost> {
  const [api, postgres, statements] = [cpuOf(pid), cpuOfFamily(database.postmaster), await database.statements()];
  let ms = 0;
  for (let k = 0; k < BLOCK; k++) {
    await before?.();
    const begun = performance.now();
    await ask();
    ms += performance.now() - begun;
  }
  const counted = (await database.statements()) - statements - 1 - (before ? BLOCK : 0);
  const spent = {
    api: cpuOf(pid) - api,
    postgres: cpuOfFamily(database.postmaster) - postgres,
    ms,
    statements: counted,
  };
  return {
    api: spent.api / BLOCK,
    postgres: spent.postgres / BLOCK,
    ms: spent.ms / BLOCK,
    statements: spent.statements / BLOCK,
  };
}

const mean = (costs: readonly Cost[], name: keyof Cost) =>
  costs.reduce((sum, cost) => sum + cost[name], 0) / costs.length;

type Pair = readonly [app: readonly Cost[], raw: readonly Cost[]];

const ratio = ([app, raw]: Pair, name: keyof Cost) => mean(app, name) / Math.max(0.01, mean(raw, name));

function printCosts(names: readonly string[], costs: Pair): void {
  const pair = (name: keyof Cost, digits: number) =>
    `${mean(costs[0], name).toFixed(digits)} / ${mean(costs[1], name).toFixed(digits)}`;
  const timed = (name: keyof Cost) => `${pair(name, 1)} x${ratio(costs, name).toFixed(2)}`.padEnd(20);
  const [page = '', size = '', way = ''] = names;
  const head = [page.padEnd(10), size.padEnd(6), way.padEnd(6), pair('statements', 0).padEnd(12)];
  console.log([...head, timed('api'), timed('postgres'), timed('ms')].join(' ').trimEnd());
}

async function printStatements(): Promise<void> {
  const { rows } = await database.client.query<{ calls: string; ms: number; query: string }>(
    `SELECT calls, total_exec_time + total_plan_time AS ms, query FROM pg_stat_statements
     WHERE query NOT LIKE '%queue.%' ORDER BY 2 DESC LIMIT 8`,
  );
  for (const { calls, ms, query } of rows) {
    console.log(`    ${(ms / Number(calls)).toFixed(2)} ms x ${calls}: ${query.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  }
}

const { hold, close } = openTargets();
try {
  const port = Number(String((await once(raw.stdout, 'data'))[0]));
  console.log('Filling the database ...');
  const people = await fillAll(database, server.url, { others: Number(options.others) });
  const growth = new Map<PageName, number[]>();
  console.log('page       size   asked  statements   API CPU ms           PostgreSQL CPU ms    time ms');
  const pages = (Object.keys(PAGES) as PageName[]).filter(
    (page) => options.page === undefined || options.page === page,
  );
  for (const page of pages) {
    for (const size of ['tiny', 'small', 'big'] as VolumeName[]) {
      const { cookie, workspaceId } = people[size];
      const token = decodeURIComponent(/=([^.;]+)\./.exec(cookie)?.[1] ?? '');
      const { rows } = await database.client.query<{ id: string }>(
        `SELECT p.id FROM "Project" p WHERE "workspaceId" = $1 AND "deletedAt" IS NULL ORDER BY "createdAt" LIMIT 1`,
        [workspaceId],
      );
      const projectId = first(rows).id;
      const askApp = async () => {
        const operations = PAGES[page](projectId).map(async ([name, variables]) =>
          answerOf(
            await fetch(`${server.url}/graphql`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                accept: 'multipart/mixed, application/graphql-response+json, application/json',
                'x-showhome': '1',
                cookie,
              },
              body: JSON.stringify(bodyOf(name, variables)),
            }),
          ),
        );
        return (await Promise.all(operations)).join('\n');
      };
      const askRaw = async () =>
        answerOf(await fetch(`http://127.0.0.1:${port}/${page}?token=${token}&project=${projectId}`));
      const [app, byHand] = [idsIn(await askApp()), idsIn(await askRaw())];
      const strange = [...app].filter((id) => !byHand.has(id));
      if (strange.length || !app.size) throw new Error(`${page}, ${size}: not in the raw rows: ${strange.slice(0, 3)}`);
      for (let k = 0; k < BLOCK; k++) await Promise.all([askApp(), askRaw()]);
      const change = async () => {
        await database.client.query(`SELECT pg_notify('showhome_workspaces', $1)`, [workspaceId]);
        await wait(HEARD_MS);
      };
      const costs: [Cost[], Cost[]] = [[], []];
      const anew: [Cost[], Cost[]] = [[], []];
      if (options.statements) await database.client.query('SELECT pg_stat_statements_reset()');
      for (let block = 0; block < BLOCKS; block++) {
        costs[0].push(await costOf(server.pid, askApp));
        costs[1].push(await costOf(raw.pid ?? 0, askRaw));
        anew[0].push(await costOf(server.pid, askApp, change));
        anew[1].push(await costOf(raw.pid ?? 0, askRaw, change));
      }
      printCosts([page, size, 'again'], costs);
      printCosts([page, size, 'anew'], anew);
      if (options.statements) await printStatements();
      hold(`${page}, ${size}: API CPU`, ratio(costs, 'api'), TARGETS.api[size], { quiet: true });
      hold(`${page}, ${size}: PostgreSQL CPU`, ratio(costs, 'postgres'), TARGETS.postgres, { quiet: true });
      growth.set(page, [...(growth.get(page) ?? []), mean(anew[0], 'postgres')]);
    }
  }
  const [tiny = 0, ...larger] = growth.get('dashboard') ?? [];
  larger.forEach((value, k) => hold('the dashboard’s growth', value / tiny, TARGETS.growth[k] ?? 0));
  for (const [page, [one = 0, ...others]] of growth) {
    console.log(
      `${page.padEnd(10)} PostgreSQL CPU over 1 : 10 : 100  1 : ${others.map((o) => (o / one).toFixed(2)).join(' : ')}`,
    );
  }
  close();
} finally {
  raw.kill();
  await server.close();
  await database.stop();
}
