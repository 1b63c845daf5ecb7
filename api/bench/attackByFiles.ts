import { fork } from 'node:child_process';
import { once } from 'node:events';
import { first } from '../test/elements.js';
import { finalise, makeProject, sendFile } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { ATTACK_FILES, type AttackFile } from './attackFiles.js';
import { printLines, type Line } from './attackTable.js';
import type { Figures } from './attackWatch.js';

/** Largest latency of /healthz in milliseconds, and largest memory of a process in bytes. */
const MOST_STALL = 250;
const MOST_MEMORY = 1024 ** 3;
const MB = 1024 ** 2;

/** Uploads and finalises each file, while another process watches the server. */
export async function attackByFiles(): Promise<boolean> {
  const server = await spawnServer({ settings: { WORKSPACE_QUOTA: '100 GB' } });
  const watch = fork(new URL('./attackWatch.ts', import.meta.url), [server.url, String(server.pid)]);
  try {
    const client = httpClient(server.url);
    const who = await client.register();
    const projectId = await makeProject(client, who);
    const lines: Line[] = [];
    const measure = async (name: string, work: () => Promise<string>) => {
      watch.send('begin');
      const began = performance.now();
      const outcome = await work();
      const seconds = (performance.now() - began) / 1000;
      watch.send('end');
      const [figures] = (await once(watch, 'message')) as [Figures];
      lines.push(lineOf(name, figures, { seconds, outcome }));
      printLines(lines.slice(-1));
    };
    await measure('nothing, for comparison', async () => {
      await new Promise((done) => setTimeout(done, 5000));
      return '';
    });
    for (const file of ATTACK_FILES) {
      const uploads = await sendAll(file, async (bytes) => sendFile(client, who, { projectId, bytes, ...file }));
      await measure(file.name, async () => {
        const answers = await Promise.all(uploads.map((uploadUrl) => finalise(client, who, { projectId, uploadUrl })));
        return first(answers).message ?? 'taken';
      });
    }
    return lines.every(({ held }) => held);
  } finally {
    watch.kill();
    await server.close();
  }
}

async function sendAll({ make, times = 1 }: AttackFile, send: (bytes: Buffer) => Promise<string>): Promise<string[]> {
  const bytes = await make();
  const links: string[] = [];
  while (links.length < times) links.push(await send(bytes));
  return links;
}

function lineOf(what: string, { stall, server, child }: Figures, done: { seconds: number; outcome: string }): Line {
  const figures = [
    `${done.seconds.toFixed(1)} s`.padStart(7),
    `stall ${Math.round(stall)} ms`.padStart(14),
    `server ${Math.round(server / MB)} MB`.padStart(15),
    `child ${Math.round(child / MB)} MB`.padStart(14),
  ];
  const held = stall <= MOST_STALL && server <= MOST_MEMORY && child <= MOST_MEMORY;
  return { what, figure: figures.join(' '), limit: done.outcome.slice(0, 60), held };
}
