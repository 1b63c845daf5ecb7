/** The page of ten questions for operators: each of its queries is asked, and finds what it is to find. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { during } from '../domain/occasion.js';
import { fakeStager } from '../test/fakeStager.js';
import { mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { customer, work } from '../test/stagingQueue.js';
import { startServer } from '../test/startServer.js';
import { happen, makeWebhook } from '../test/webhooks.js';
import { METRICS } from './metrics.js';
import { OF_PROCESS } from './promql.js';

const PAGE = readFileSync(join(import.meta.dirname, '../deploy/QUESTIONS.md'), 'utf8');
const BLOCK = /^```(\w+)\n([\s\S]*?)^```/gm;

/** The blocks of a question in a language. */
function blocksOf(question: number, language: 'sql' | 'promql' | 'sh'): string[] {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(`${question}. `)) ?? '';
  return [...section.matchAll(BLOCK)].filter(([, each]) => each === language).map(([, , text = '']) => text);
}

const QUESTIONS = Array.from({ length: 10 }, (_, at) => at + 1);

test('there are ten questions, and each has a query', () => {
  expect([...PAGE.matchAll(/^## (\d+)\. .*\?$/gm)].map(([, number]) => Number(number))).toEqual(QUESTIONS);
  const queries = (question: number) =>
    (['sql', 'promql', 'sh'] as const).flatMap((language) => blocksOf(question, language));
  for (const question of QUESTIONS) expect(queries(question)).not.toEqual([]);
});

// What happens in the installation that is asked.

const lines: string[] = [];
const server = shared(() => startServer({ onLog: (line) => void lines.push(line), settings: { LOG_LEVEL: 'info' } }));
const agent = shared(() => customer(server));
const database = shared(async () => {
  const open = async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    return client;
  };
  const [asking, holding, waiting] = [await open(), await open(), await open()];
  return {
    asking,
    holding,
    waiting,
    close: async () => void (await Promise.all([asking.end(), holding.end(), waiting.end()])),
  };
});

/** The values of the page's variables. */
const known = { event: '', project: '', job: '' };

beforeAll(async () => {
  const { prisma, log } = server.services;
  known.job = await agent.order(2);
  const fail = async () => Promise.reject(new Error('The lamp is broken.'));
  await during({ messageId: 'a message' }, () => work(server, 1, fakeStager(fail)));
  await work(server, 1);
  await agent.order(1);
  const { projectId } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: known.job } });
  known.project = projectId;
  await makeWebhook(server, agent.who, { url: 'http://127.0.0.1:9/hooks' });
  await happen(server.services, { workspaceId: agent.workspaceId, objectId: known.job });
  known.event = known.job;
  during({ requestId: 'REQUEST', workspaceId: agent.workspaceId }, () =>
    log.error({ err: new Error('No answer.') }, 'a request failed'),
  );
});

/** Asks as `psql -v` does. */
async function ask(sql: string) {
  const { asking } = database;
  const variable = (_: string, name: keyof typeof known) => asking.escapeLiteral(known[name]);
  const { rows } = await asking.query<Record<string, unknown>>(sql.replace(/:'(\w+)'/g, variable));
  return rows;
}

const sqlOf = (question: number) => blocksOf(question, 'sql')[0] ?? '';
const ours = () => ({ workspace: agent.workspaceId });

test('1: a photo that waits, with its workspace', async () => {
  const rows = await ask(sqlOf(1));
  expect(rows).toEqual([expect.objectContaining({ ...ours(), photos: '1', since: expect.any(Date) })]);
});

test('3: the workspace whose photos were staged', async () => {
  expect(await ask(sqlOf(3))).toEqual([expect.objectContaining({ ...ours(), photos: '2' })]);
});

test('4: the deliveries of an event', async () => {
  const rows = await ask(sqlOf(4));
  expect(rows).toContainEqual(expect.objectContaining({ state: 'waiting', url: 'http://127.0.0.1:9/hooks' }));
});

test('6: the photo that failed, and the one that did not', async () => {
  const rows = await ask(sqlOf(6));
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['failed', 'staged']));
  expect(rows.find(({ state }) => state === 'failed')).toMatchObject({
    code: null,
    failure: expect.stringMatching(/^Something/),
  });
});

test('7: the bytes that a workspace keeps', async () => {
  const rows = await ask(sqlOf(7));
  expect(rows).toEqual([expect.objectContaining({ ...ours(), kept: expect.stringMatching(/^[1-9]\d* (bytes|kB)$/) })]);
});

test('8: who holds a lock, and who waits for it', async () => {
  const { holding, waiting } = database;
  const lock = 'SELECT FROM "Workspace" FOR UPDATE';
  await holding.query('BEGIN');
  await holding.query(lock);
  const late = waiting.query(lock);
  await expect.poll(() => ask(sqlOf(8))).toEqual([expect.objectContaining({ statement: lock, last: lock })]);
  await holding.query('ROLLBACK');
  await late;
});

test('9: one person, with a session', async () => {
  expect(await ask(sqlOf(9))).toEqual([{ people: '1', sessions: '1' }]);
});

test('10: pictures by workspace', async () => {
  expect(await ask(sqlOf(10))).toEqual([expect.objectContaining({ ...ours(), pictures: '1', seconds: '0' })]);
});

test('5: who deleted a project', async () => {
  await mutate(server, agent.who, { name: 'deleteProject', input: { id: known.project } });
  const [last] = await ask(sqlOf(5));
  expect(last).toMatchObject({ action: 'project_deleted', actorName: expect.stringContaining(agent.who.email) });
  expect(await ask(sqlOf(1))).toEqual([]);
});

// What is measured.

const PART = /_(bucket|count|sum)$/;
const DESCRIPTIONS = new Map(Object.values(METRICS).map((metric) => [metric.name as string, metric]));
const NAMED = /\b((?:showhome|process|nodejs)_\w+)(?:\{([^}]*)\})?/g;
const LABELS_OF_PROMETHEUS = ['job', 'instance', 'le'];

/** What a query says of our metrics that is not so. */
function faultsOf(query: string): string[] {
  const used = [...query.matchAll(NAMED)].map(([, name = '', where = '']) => ({
    name,
    metric: DESCRIPTIONS.get(name) ?? DESCRIPTIONS.get(name.replace(PART, '')),
    where: [...where.matchAll(/(\w+)(=~?|!=)"([^"]*)"/g)],
  }));
  const faults: string[] = [];
  const known = new Set<string>(LABELS_OF_PROMETHEUS);
  for (const { name, metric, where } of used) {
    if (!metric) {
      if (!Object.values<string>(OF_PROCESS).includes(name)) faults.push(`There is no metric ${name}.`);
      continue;
    }
    if (PART.test(name) !== (metric.kind === 'histogram')) faults.push(`${name} is read as another kind.`);
    const labels: Readonly<Record<string, readonly string[] | null>> = metric.labels;
    for (const label of Object.keys(labels)) known.add(label);
    for (const [, label = '', , value = ''] of where) {
      if (labels[label] === undefined || labels[label]?.includes(value) === false)
        faults.push(`${name}: ${label}=${value}`);
    }
  }
  if (used.length === 0) faults.push('It asks for nothing.');
  for (const [, labels = ''] of query.matchAll(/\b(?:by|on) \(([^)]*)\)/g)) {
    for (const label of labels.split(', ')) if (!known.has(label)) faults.push(`There is no label ${label}.`);
  }
  return faults;
}

const PROMQL = QUESTIONS.flatMap((question) => blocksOf(question, 'promql').flatMap((text) => text.trim().split('\n')));

test.each(PROMQL)('what is measured has the names of %s', (query) => {
  expect(faultsOf(query)).toEqual([]);
  expect(query.split('(')).toHaveLength(query.split(')').length);
});

test('notices a metric, a label and a value that do not exist', () => {
  expect(faultsOf('sum by (way) (rate(showhome_nothing_total[5m]))')).toHaveLength(2);
  expect(faultsOf('showhome_webhook_delivery_seconds_count{outcome="lost"}')).toHaveLength(1);
  expect(faultsOf('showhome_webhook_delivery_seconds')).toHaveLength(1);
});

// What is logged.

const run = promisify(execFile);
const hasJq = await run('jq', ['--version']).then(
  () => true,
  () => false,
);
const folder = mkdtempSync(join(tmpdir(), 'questions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command of the page beside the log, in which a line is no JSON, as of a program that broke off. */
async function shell(question: number): Promise<string> {
  writeFileSync(join(folder, 'showhome.log'), ['Something else.', ...lines.map((line) => line.trim())].join('\n'));
  const [command = ''] = blocksOf(question, 'sh');
  return (await run('sh', ['-c', command.replace('JOB', known.job)], { cwd: folder })).stdout;
}

// Without jq the commands are not tried: install it to try them.
test.runIf(hasJq)('2, 3 and 6: jq finds the lines of a request, of a workspace and of a job', async () => {
  expect(JSON.parse(await shell(2))).toMatchObject({ msg: 'a request failed', requestId: 'REQUEST' });
  expect(await shell(3)).toMatch(new RegExp(`^ *1 ${agent.workspaceId}$`, 'm'));
  expect(JSON.parse(await shell(6))).toMatchObject({ msg: 'staging failed', error: 'The lamp is broken.' });
});
