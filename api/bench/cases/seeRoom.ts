/** Cases of what the engine reads in a photo, by the command that prints it. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Case } from './readCases.js';
import type { Outcome } from './takeIn.js';

const PROJECT = join(import.meta.dirname, '../../..');
/** "Seconds", on a machine that does other things too. */
const PATIENCE_MS = 60_000;

interface Reading {
  readonly error?: string;
  readonly things: readonly { readonly kind?: string }[];
  readonly warnings: readonly { readonly code: string }[];
}

export async function seeRoom(given: Case): Promise<Outcome> {
  return given.fails.includes('--draw') ? drawRoom(given) : seeThings(given);
}

async function room(args: readonly string[]): Promise<{ readonly out: string | null; readonly seconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/stager/cli.ts', 'room', ...args], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const out = await text(child.stdout);
  clearTimeout(late);
  return { out: out || null, seconds: (performance.now() - began) / 1000 };
}

async function drawRoom({ path }: Case): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'showhome-cases-'));
  const drawn = join(folder, 'drawn.png');
  const { out, seconds } = await room([path, '--draw', drawn]);
  const bytes = await stat(drawn).then(
    ({ size }) => size,
    () => 0,
  );
  await rm(folder, { recursive: true });
  const right = out !== null && bytes > 0;
  return { right, got: `${right ? 'drawn' : 'not drawn'} in ${seconds.toFixed(1)} s`, expected: 'drawn in seconds' };
}

async function seeThings({ path, right: expected }: Case): Promise<Outcome> {
  const { out } = await room([path]);
  const { error, things = [], warnings = [] } = JSON.parse(out ?? '{"error":"no answer"}') as Partial<Reading>;
  const codes = warnings.map(({ code }) => code);
  const told = codes.includes('furnished') || codes.includes('has_furniture');
  const right = error === undefined && (things.length > 0 || told);
  const got = error ?? `things: [${things.map(({ kind }) => kind ?? 'thing').join()}], warnings: [${codes.join()}]`;
  return { right, got, expected };
}
