/**
 * `npm run bench:keys`: what a key costs a request. The same document is asked by nobody and with a key; the difference
 * of the server's CPU time is the key's check with its limits, permissions and cost.
 */
import { elementAt } from '../test/elements.js';
import { mutate } from '../test/factories.js';
import { headersOf, httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { cpuOf } from './scale/processCpu.js';
import { startScaleDatabase } from './scale/scaleDatabase.js';
import { openTargets } from './scale/targets.js';

const MOST_CPU_MS = 0.2;
/** A key may send 600 requests a minute. */
const PER_KEY = 500;
const KEYS = 12;
/** The two take turns, because other work on the machine comes and goes. */
const ROUNDS = KEYS / 2;

const database = await startScaleDatabase();
const server = await spawnServer({
  settings: { DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: '1', GRAPHQL_OPEN: '1' },
});
const client = httpClient(server.url);
const owner = await client.register();
const { hold, close } = openTargets();

async function newKey(name: string): Promise<string> {
  const made = await mutate<{ text: string }>(client, owner, {
    name: 'createApiKey',
    input: { name, scopes: ['projects:read'] },
    select: 'text',
  });
  return made.text;
}

/** @returns milliseconds of the server's CPU for a request */
async function costOfRequest(key?: string): Promise<number> {
  const before = cpuOf(server.pid);
  for (let n = 0; n < PER_KEY; n++) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headersOf(key) },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text}`);
  }
  return (cpuOf(server.pid) - before) / PER_KEY;
}

const keys: string[] = [];
while (keys.length < KEYS) keys.push(await newKey(`Key ${keys.length}`));
await costOfRequest();
await costOfRequest(keys.pop());
const differences: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const [nobody, withKey] = [await costOfRequest(), await costOfRequest(elementAt(keys, round))];
  console.log(`CPU of a request by nobody ${nobody.toFixed(3)} ms, with a key ${withKey.toFixed(3)} ms`);
  differences.push(withKey - nobody);
}
differences.sort((a, b) => a - b);
hold('CPU of a key in a request, median', elementAt(differences, ROUNDS / 2), MOST_CPU_MS, { unit: 'ms' });
await server.close();
await database.stop();
close();
