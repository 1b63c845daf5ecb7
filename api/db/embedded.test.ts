import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbedded, type Embedded } from './embedded.js';

let dataDir: string;
let started: Embedded[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'showhome-embedded-'));
  chmodSync(dataDir, 0o711);
  started = [];
});
afterEach(async () => {
  for (const database of started) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const database = await startEmbedded({ dataDir });
  started.push(database);
  return database;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const lockFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');
const serverPid = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0]);

test('keeps what was committed from one start to the next', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  expect(existsSync(lockFile())).toBe(false);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
});

test('lets nobody in without the password', async () => {
  const { url } = await start();
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  guess.password = '';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow(/password/);
});

test('is shared by those who start at once, and stops with the last of them', async () => {
  const all = await Promise.all([start(), start(), start()]);
  expect(new Set(all.map((database) => database.url)).size).toBe(1);
  expect(all.filter((database) => !database.adopted)).toHaveLength(1);
  await all[0].stop();
  await all[1].stop();
  expect(await query(all[2].url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await all[2].stop();
  expect(existsSync(lockFile())).toBe(false);
});

test('is adopted, and stopped in the end, by whoever comes after its process was killed', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href;
  const code = `import(${JSON.stringify(module)}).then(async (m) => {
    const { url } = await m.startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(url);
    setInterval(() => {}, 1000);
  })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())));
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS value');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));

  const database = await start();
  expect(database).toMatchObject({ url, adopted: true });
  expect(await query(database.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await database.stop();
  expect(existsSync(lockFile())).toBe(false);
});

test('starts where a dead server has left its lock file, also with a number that another program has now', async () => {
  const first = await start();
  const lines = readFileSync(lockFile(), 'utf8').split('\n');
  await first.stop();
  const anotherProgram = String(process.pid);
  writeFileSync(lockFile(), [anotherProgram, ...lines.slice(1)].join('\n'));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('comes up again on the same port when it is killed under its users', async () => {
  const { url } = await start();
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS value');
  const killed = serverPid();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]), 20_000);
  expect(serverPid()).not.toBe(killed);
});

test.runIf(process.getuid?.() === 0)(
  'as root, finds another place where `nobody` cannot reach the data folder',
  async () => {
    chmodSync(dataDir, 0o700);
    const inHome = join(dataDir, 'data');
    const database = await startEmbedded({ dataDir: inHome });
    started.push(database);
    const elsewhere = readFileSync(join(inHome, 'postgres.location'), 'utf8');
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
    const again = await startEmbedded({ dataDir: inHome });
    started.push(again);
    expect(new URL(again.url).password).toBe(new URL(database.url).password);
    await again.stop();
    execFileSync('rm', ['-r', elsewhere]);
  },
);
