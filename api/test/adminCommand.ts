import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

const PROJECT = join(import.meta.dirname, '../..');
const CLI = ['--import', 'tsx', join(PROJECT, 'api/admin/cli.ts')];

/** Runs `npm run admin -- WORDS` as a process of its own, with these settings alone. */
export async function adminCommand(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<Ran> {
  const options = { env: { PATH: process.env.PATH, ...settings }, cwd: PROJECT };
  try {
    return { ...(await promisify(execFile)(process.execPath, [...CLI, ...words], options)), code: 0 };
  } catch (error) {
    return error as Ran;
  }
}
