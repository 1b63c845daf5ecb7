/** Debian's PgBouncer before a database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.js';
import { findPooler } from '../setup/pooler.mjs';

const PATIENCE_MS = 10_000;
/** It refuses to run as root, and becomes this user. */
const UNPRIVILEGED = 'nobody';

export interface Pooler {
  /** the address of the same database by the pooler */
  readonly url: string;
  close(): Promise<void>;
}

interface PoolerOptions {
  readonly mode: 'session' | 'transaction';
  /** connections to PostgreSQL at most; default: 10 */
  readonly size?: number;
}

/** The program, or null; says so when it is missing. */
export function poolerProgram(): string | null {
  const program = findPooler();
  if (!program) console.warn('The tests with a pooler are skipped: PgBouncer is not installed.');
  return program;
}

export async function startPooler(databaseUrl: string, { mode, size = 10 }: PoolerOptions): Promise<Pooler> {
  const program = findPooler();
  if (!program) throw new Error('PgBouncer is not installed.');
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'showhome-pooler-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const name = pathname.slice(1);
  const target = `host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`;
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    default_pool_size: size,
    max_client_conn: 1000,
    ...(process.getuid?.() === 0 && { user: UNPRIVILEGED }),
  };
  const lines = Object.entries(settings).map(([setting, value]) => `${setting} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `[databases]\n${name} = ${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const child = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const begun = Date.now(); !(await accepts(own)); await wait(50)) {
    if (Date.now() - begun < PATIENCE_MS && child.exitCode === null) continue;
    await close();
    throw new Error(`PgBouncer did not start:\n${said}`);
  }
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return { url: url.href, close };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
