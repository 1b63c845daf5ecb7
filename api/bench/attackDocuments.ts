import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { mutate } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import type { Flooded } from './attackFlood.js';
import { atMost, expected, printLines, type Line } from './attackTable.js';
import { quantile } from './quantile.js';

/** Another person's request takes at most this times what it takes while nobody attacks. */
const MOST_TIMES = 3;
const FLOOD_MS = 20_000;
const SITE = 'https://homes.example';

/** Documents that are short and take long to validate, with a key; meanwhile another person asks for something. */
export async function attackDocuments(): Promise<boolean> {
  const server = await spawnServer();
  try {
    const client = httpClient(server.url);
    const [attacker, other] = [await client.register(), await client.register()];
    const ask = async () => {
      const began = performance.now();
      const answer = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: other.cookie } });
      await answer.text();
      return { status: answer.status, took: performance.now() - began };
    };
    /** The answers within the time, one asked for after the other. */
    const askFor = async (milliseconds: number) => {
      const answers: Awaited<ReturnType<typeof ask>>[] = [];
      for (const began = performance.now(); performance.now() - began < milliseconds; await wait(20))
        answers.push(await ask());
      return answers;
    };
    await askFor(2000);
    const lines: Line[] = [];
    const secret = await mutate<{ text: string }>(client, attacker, {
      name: 'createApiKey',
      input: { name: 'Secret', scopes: ['projects:read'] },
      select: 'text',
    });
    const { apiKey } = await mutate<{ apiKey: { text: string } }>(client, attacker, {
      name: 'createPublishableKey',
      input: { name: 'Public', origins: [SITE] },
      select: 'apiKey { text }',
    });
    const floods = [
      { what: 'a key', connections: 40, key: secret.text },
      { what: 'a publishable key', connections: 30, key: apiKey.text },
    ];
    for (const { what, connections, key } of floods) {
      const idle = (await askFor(5000)).map(({ took }) => took);
      const options = [server.url, key, String(connections), SITE];
      const flood = fork(new URL('./attackFlood.ts', import.meta.url), options);
      const answers = await askFor(FLOOD_MS);
      flood.send('end');
      const [{ statuses }] = (await once(flood, 'message')) as [Flooded];
      const took = answers.map((answer) => answer.took);
      const failed = answers.filter(({ status }) => status !== 200).length;
      const [before, during] = [quantile(idle, 0.5), quantile(took, 0.5)];
      lines.push(
        atMost(
          `${what}, ${connections} connections: median, times idle`,
          Number((during / before).toFixed(1)),
          MOST_TIMES,
        ),
        {
          what: '  milliseconds: idle, flooded, 95 %, worst',
          figure: [before, during, quantile(took, 0.95), Math.max(...took)].map((each) => each.toFixed(0)).join(', '),
          limit: null,
          held: true,
        },
        { what: '  answers to the attacker', figure: JSON.stringify(statuses), limit: null, held: true },
        expected('  requests of the other person that failed', String(failed), '0'),
      );
      printLines(lines.slice(-4));
    }
    return lines.every(({ held }) => held);
  } finally {
    await server.close();
  }
}
