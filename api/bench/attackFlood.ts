/** Sends dear documents from a process of its own, each under another name: URL, key, connections, origin. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Flooded {
  /** how many answers had each status */
  readonly statuses: Readonly<Record<string, number>>;
}

const [url = '', key = '', connections = '1', origin] = process.argv.slice(2);
const statuses: Record<string, number> = {};
const repeat = (times: number, text: string) => Array<string>(times).fill(text).join(' ');

/** All within the limits of tokens, aliases, depth and cost. */
const DEAR: readonly ((name: string) => string)[] = [
  (name) => `query ${name}{${repeat(285, 'viewer{__typename}')}}`,
  (name) =>
    `query ${name}{__typename}fragment A on Query{${'...{'.repeat(120)}${repeat(500, '__typename')}${'}'.repeat(120)}}`,
  (name) => `query ${name}{viewer{${repeat(150, 'projects(first:1){totalCount}')}}}`,
  (name) => `query ${name}{${repeat(60, 'viewer{__typename}')}}`,
  (name) =>
    `query ${name}(${Array.from({ length: 300 }, (_, at) => `$v${at}:StagingThingOfNoName${at}`).join()}){__typename}`,
];

async function send(document: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...(origin && { origin }) };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: document }) });
  const name = `${answer.status}`;
  statuses[name] = (statuses[name] ?? 0) + 1;
  await answer.text();
}

async function flood(connection: number): Promise<void> {
  for (let sent = 0; ; sent++) {
    const make = DEAR[(connection + sent) % DEAR.length];
    await send(make?.(`Q${connection}x${sent}`) ?? '').catch(() => wait(100));
  }
}

process.on('message', () => {
  process.send?.({ statuses } satisfies Flooded);
  process.exit();
});
process.once('disconnect', () => process.exit());
for (let connection = 0; connection < Number(connections); connection++) void flood(connection);
