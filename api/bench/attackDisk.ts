import { readdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProject, sendFile } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { atMost, expected, printLines } from './attackTable.js';

const MB = 1024 ** 2;
/** Free space beside the reserve before the server starts, bytes; its database takes some of it. */
const ROOM = 500 * MB;
const FILE = 100 * MB;

/**
 * Uploads files that do not fit: all free disk space except `ROOM` is the reserve, so that the machine itself is safe.
 */
export async function attackDisk(): Promise<boolean> {
  const { bavail, bsize } = await statfs(tmpdir());
  const server = await spawnServer({ settings: { DISK_RESERVE: String(bavail * bsize - ROOM) } });
  try {
    const client = httpClient(server.url);
    const who = await client.register();
    const projectId = await makeProject(client, who);
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        sendFile(client, who, { projectId, bytes: Buffer.alloc(FILE) }).then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      ),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    const taken = answers.filter((answer) => answer === 'taken').length;
    const told = answers.filter((answer) => answer.includes('no room for files')).length;
    const unfinished = await readdir(join(server.dataDir, 'files/unfinished')).catch(() => []);
    const lines = server.output().split('the disk is full').length - 1;
    const alive = await fetch(`${server.url}/healthz`);
    return printLines([
      atMost('taken of 6 files of 100 MB with room for 4', taken, 4),
      expected('the others were told', String(told), String(6 - taken)),
      atMost('seconds until all were answered', seconds, 20),
      expected('left in unfinished/', String(unfinished.length), '0'),
      { what: 'lines in the log', figure: String(lines), limit: '>= 1', held: lines >= 1 },
      expected('/healthz', String(alive.status), '200'),
    ]);
  } finally {
    await server.close();
  }
}
