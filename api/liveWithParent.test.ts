import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shared } from './test/shared.js';
import { bundleOf } from './warmProcesses.js';

const folder = shared(async () => {
  const path = await mkdtemp(join(tmpdir(), 'programs-'));
  await writeFile(join(path, 'text'), 'no picture');
  return { path, close: () => rm(path, { recursive: true }) };
});

/** Orders that are answered at once, because the file is no picture. */
const ORDERS = {
  stagerChild: (file: string) => ({ request: { photo: file, roomType: 'living_room', style: 'modern' }, files: {} }),
  suggestChild: (file: string) => ({ photo: file, hints: { name: '' } }),
  cleanChild: (file: string) => ({ source: file, target: `${file}.clean`, mimeType: 'image/png' }),
};

it.each(['stagerChild', 'suggestChild', 'cleanChild'] as const)(
  '%s answers on after a signal to its whole group, and ends with its server',
  async (name) => {
    const program = fork(bundleOf(name), { execArgv: [], serialization: 'advanced', stdio: 'ignore' });
    const ended = once(program, 'exit');
    const answer = async () => {
      program.send(ORDERS[name](join(folder.path, 'text')));
      await Promise.race([once(program, 'message'), ended.then(() => Promise.reject(new Error('It has ended.')))]);
    };
    await answer();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) program.kill(signal);
    await answer();
    program.disconnect();
    expect(await ended).toEqual([1, null]);
  },
);
