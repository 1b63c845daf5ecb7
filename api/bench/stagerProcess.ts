/** Runs a measurement of stagerProbe.ts in a process of its own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WatchedFigures, WholeFigures, Yardstick } from './stagerProbe.js';

interface Figures {
  readonly whole: WholeFigures;
  readonly watched: WatchedFigures;
  readonly yardstick: Yardstick;
}

const PROBE = fileURLToPath(new URL('stagerProbe.ts', import.meta.url));

/** @param photo path of a picture */
export async function runProbe<Kind extends keyof Figures>(kind: Kind, photo: string): Promise<Figures[Kind]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PROBE, kind, photo]);
  return JSON.parse(stdout);
}
