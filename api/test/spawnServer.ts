import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.js';

const PROJECT = join(import.meta.dirname, '../..');
/** What a server says that others can use, or a worker. */
const READY = /Showhome (is ready|takes work)/;
const PATIENCE_MS = 120_000;
/** A regular stop waits for running work; a stop that takes longer hangs. */
const ENDING_MS = 60_000;

interface SpawnOptions {
  /** default: a new one, removed by `close` */
  readonly dataDir?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** default: a free one */
  readonly port?: number;
  /** modules that Node loads before the server */
  readonly before?: readonly string[];
}

export interface SpawnedServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** its output so far */
  output(): string;
  /** Kills it with SIGKILL; the database and the stager are left as they are. */
  kill(): Promise<void>;
  /** Sends SIGINT, as Ctrl-C does, or another signal. @returns the exit status */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** `stop`, and removes the data folder if it was created here. */
  close(): Promise<void>;
}

/** Starts the whole product in a process of its own, with an embedded database. */
export async function spawnServer(options: SpawnOptions = {}): Promise<SpawnedServer> {
  const { dataDir, settings = {}, port = await freePort(), before = [] } = options;
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'showhome-whole-'));
  const imports = before.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, ['--enable-source-maps', ...imports, '.build/programs/server.mjs'], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const closed = once(child, 'close') as Promise<[number | null]>;
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (text: string) => {
      printed += text;
      if (READY.test(printed)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    void closed.then(([code]) => reject(new Error(`The server ended with status ${code}:\n${printed}`)));
    setTimeout(() => reject(new Error(`The server is not ready:\n${printed}`)), PATIENCE_MS).unref();
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const hung = setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
    const [code] = await closed;
    clearTimeout(hung);
    return code;
  };
  try {
    await ready;
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => printed,
    kill: async () => void (await end('SIGKILL')),
    stop: (signal = 'SIGINT') => end(signal),
    async close() {
      await end('SIGINT');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
