import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../freePort.js';
import { StartError } from '../startError.js';
import { startEmbedded, type Embedded } from './embedded.js';
import { isServing, readPostmaster } from './postmaster.js';
import { requireSupportedServer } from './serverVersion.js';
import { explainFailure, explainUnreachable } from './startFailure.js';

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
const isServed = () => {
  const folder = join(dataDir, 'postgres/cluster');
  const postmaster = existsSync(folder) ? readPostmaster(folder) : null;
  return postmaster !== null && isServing(folder, postmaster);
};
const serverPid = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0]);

test('keeps committed data after a restart', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  expect(existsSync(lockFile())).toBe(false);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
});

test('refuses connections without the password', async () => {
  const { url } = await start();
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  guess.password = '';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow(/password/);
});

test('is shared by processes that start at the same time, and stops with the last of them', async () => {
  const all = await Promise.all([start(), start(), start()]);
  expect(new Set(all.map((database) => database.url)).size).toBe(1);
  expect(all.filter((database) => !database.adopted)).toHaveLength(1);
  await all[0].stop();
  await all[1].stop();
  expect(await query(all[2].url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await all[2].stop();
  expect(existsSync(lockFile())).toBe(false);
});

test('is adopted, and finally stopped, by the next process after its own was killed', async () => {
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

test('starts despite the lock file of a dead server, also if another program has its process id now', async () => {
  const first = await start();
  const lines = readFileSync(lockFile(), 'utf8').split('\n');
  await first.stop();
  const anotherProgram = String(process.pid);
  writeFileSync(lockFile(), [anotherProgram, ...lines.slice(1)].join('\n'));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('restarts on the same port when it is killed while in use', async () => {
  const { url } = await start();
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS value');
  const killed = serverPid();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]), 20_000);
  expect(serverPid()).not.toBe(killed);
});

test('is restarted with growing pauses until it succeeds', async () => {
  const pauses: number[] = [];
  let isBack = false;
  const database = await startEmbedded({
    dataDir,
    onOutage: (error, pauseMs) => {
      expect(error).toBeInstanceOf(StartError);
      pauses.push(pauseMs);
    },
    onRecovery: () => (isBack = true),
  });
  started.push(database);
  const control = join(dataDir, 'postgres/cluster/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(serverPid(), 'SIGKILL');
  await vi.waitFor(() => expect(pauses).toEqual([500, 1000, 2000]), 30_000);
  renameSync(`${control}.away`, control);
  await vi.waitFor(() => expect(isBack).toBe(true), 30_000);
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('can be stopped while a restart is pending', async () => {
  const pauses: number[] = [];
  const database = await startEmbedded({ dataDir, onOutage: (_error, pauseMs) => pauses.push(pauseMs) });
  rmSync(join(dataDir, 'postgres/cluster/global/pg_control'));
  process.kill(serverPid(), 'SIGKILL');
  await vi.waitFor(() => expect(pauses).not.toEqual([]), 30_000);
  await database.stop();
  expect(isServed()).toBe(false);
});

describe('a failed start reports its cause, and leaves nothing running:', () => {
  const cluster = () => join(dataDir, 'postgres/cluster');
  const overwrite = (path: string, text: string) => () => writeFileSync(join(dataDir, 'postgres', path), text);

  /** a data folder whose database was stopped */
  let sound: string;
  beforeAll(async () => {
    sound = mkdtempSync(join(tmpdir(), 'showhome-embedded-'));
    chmodSync(sound, 0o711);
    await (await startEmbedded({ dataDir: sound })).stop();
  });
  afterAll(() => rmSync(sound, { recursive: true, force: true }));

  test.each([
    ['pg_control overwritten', overwrite('cluster/global/pg_control', 'nothing'.repeat(1200)), /are damaged\. Restore/],
    ['pg_control gone', () => rmSync(join(cluster(), 'global/pg_control')), /are damaged\. Restore/],
    [
      'garbage in postmaster.pid',
      overwrite('cluster/postmaster.pid', 'garbage'),
      /postmaster\.pid is damaged\. .*delete/,
    ],
    ['an empty postmaster.pid', overwrite('cluster/postmaster.pid', ''), /postmaster\.pid is damaged\. .*delete/],
    [
      'another version',
      overwrite('cluster/PG_VERSION', '17\n'),
      /data in \/.* written by PostgreSQL 17; this .* brings PostgreSQL 18, .*\. Nothing was changed\. .*backup.*restore/,
    ],
    ['open to all', () => chmodSync(cluster(), 0o777), /belong to another user or may not be written/],
    ['another password', overwrite('password', 'f'.repeat(64)), /does not take the password in the file `password`/],
    ['a damaged password', overwrite('password', ''), /password is damaged: expected 64 hexadecimal digits/],
    [
      'a file in its place',
      () => {
        rmSync(join(dataDir, 'postgres'), { recursive: true });
        writeFileSync(join(dataDir, 'postgres'), '');
      },
      /postgres/,
    ],
  ])('%s', async (_what, damage, sentence) => {
    // with the owner of the files, whom PostgreSQL checks
    execFileSync('cp', ['-a', `${sound}/.`, dataDir]);
    damage();
    const failure = await startEmbedded({ dataDir }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(sentence);
    expect(isServed()).toBe(false);
  });

  test('another version, before it changes anything', async () => {
    const folder = join(sound, 'postgres');
    const version = join(folder, 'cluster/PG_VERSION');
    const own = readFileSync(version, 'utf8');
    writeFileSync(version, '17\n');
    const times = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => [
        file,
        statSync(join(folder, file)).mtimeMs,
      ]);
    const before = times();
    await expect(startEmbedded({ dataDir: sound })).rejects.toThrow(StartError);
    expect(times()).toEqual(before);
    writeFileSync(version, own);
  });

  test('no space on the disk', () => {
    const said = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
    expect(explainFailure('/data', said).message).toMatch(/^There is no room left on the disk .* Free some/);
  });

  test('an external database of a version that is too old', async () => {
    const { url } = await start();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await requireSupportedServer(client);
    await expect(requireSupportedServer(client, 99)).rejects.toThrow(
      /^The database of DATABASE_URL is served by PostgreSQL 18; Showhome needs PostgreSQL 99 or newer\. Upgrade .*\.$/,
    );
    await client.end();
  });

  test('an external database that cannot be reached, or refuses us', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    const away = new URL(url);
    away.port = String(await freePort());
    for (const each of [wrong, away]) {
      const error = await query(each.href, 'SELECT 1').catch((cause: unknown) =>
        explainUnreachable(cause, 'DATABASE_URL'),
      );
      expect(error).toBeInstanceOf(StartError);
      expect(String(error)).toMatch(/^StartError: The database of DATABASE_URL cannot be used \(.*\)\. Check/);
      expect(String(error)).not.toContain('guess');
    }
  });
});

test.runIf(process.getuid?.() === 0)(
  'as root, uses another folder when `nobody` cannot reach the data folder',
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

test.runIf(process.getuid?.() === 0)(
  'as root, refuses a database that another user made in a folder of their own, and makes no second one',
  async () => {
    const database = await start();
    await database.stop();
    chmodSync(dataDir, 0o700);
    execFileSync('chown', ['--recursive', 'daemon', dataDir]);
    await expect(start()).rejects.toThrow(/belong to another user .* Start Showhome as the user that made them/);
    expect(existsSync(join(dataDir, 'postgres.location'))).toBe(false);
    execFileSync('chown', ['--recursive', 'nobody', join(dataDir, 'postgres/cluster')]);
    chmodSync(dataDir, 0o711);
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
);
