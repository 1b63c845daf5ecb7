/** Load on a cluster whose processes are killed at random moments. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createPrisma } from '../../db/client.js';
import { CHANNEL } from '../../messaging/notify.js';
import { createRandom } from '../../stager/random.js';
import { makeWebhook } from '../webhooks.js';
import type { WebhookReceiver } from '../webhookReceiver.js';
import type { Cluster } from './cluster.js';
import { cutClient, type CutClient } from './cutClient.js';
import { orderUntilOver, type Order } from './customer.js';
import { killAtRandom, type Kill } from './killer.js';
import { movesOf, watchJobs, type Move, type Watcher } from './watcher.js';

const ROOM_PHOTO = new URL('../../demo/photos/living-room.jpg', import.meta.url);
const WIDTH = 480;
/** Within what a key may ask for in a minute. */
const READ_EVERY_MS = 250;
const NEWEST = 50;

interface StormOptions {
  readonly seed: number;
  readonly seconds: number;
  readonly customers: number;
  /** sockets of each customer */
  readonly sockets: number;
  readonly receiver: WebhookReceiver;
  /** gets the sockets, which the caller closes */
  readonly watchers: Watcher[];
}

export interface Storm {
  readonly orders: readonly Order[];
  readonly kills: readonly Kill[];
  /** of the sockets of killed APIs */
  readonly moves: readonly Move[];
  readonly log: CutClient['log'];
}

/** Resolves when all that was ordered is at its end. @throws Error when it is not in time, or an answer is wrong */
export async function storm(cluster: Cluster, options: StormOptions): Promise<Storm> {
  const { seed, seconds, customers, sockets, receiver, watchers } = options;
  const random = createRandom(seed);
  const client = cutClient(cluster.proxy.url);
  const photo = await sharp(await readFile(ROOM_PHOTO))
    .resize({ width: WIDTH })
    .jpeg({ quality: 90 })
    .toBuffer();
  const orders: Order[] = [];
  let isOver = false;

  const people = await Promise.all(
    Array.from({ length: customers }, async () => {
      const who = await client.register();
      await makeWebhook(client, who, { url: receiver.url });
      const key = await makeKey(client, who.cookie);
      for (let k = 0; k < sockets; k++) watchers.push(await watchJobs(client.url, who.cookie));
      return { who, key, orders: [] as Order[] };
    }),
  );
  const plan = () => ({
    photos: random.chance(0.3) ? 2 : 1,
    revise: random.chance(0.4),
    deliver: random.chance(0.8),
  });
  const over = () => isOver;
  const load = people.flatMap(({ who, key, orders: own }) => [
    orderUntilOver({ client, who, photo, orders: own, isOver: over, plan }),
    readUntilOver({ client, cookieOrKey: who.cookie, orders: own, isOver: over }),
    readUntilOver({ client, cookieOrKey: key, orders: own, isOver: over }),
  ]);
  // a failure of the load ends the storm
  const loaded = Promise.all(load).finally(() => (isOver = true));
  loaded.catch(() => {});
  const kills = await killAtRandom(cluster, { seed, seconds, isOver: over });
  isOver = true;
  await loaded;
  for (const { orders: own } of people) orders.push(...own);
  const causes = kills.filter(({ role }) => role === 'api').map(({ at }) => at);
  const moves = watchers.flatMap((watcher) => movesOf(watcher, causes, client));
  return { orders, kills, moves, log: client.log };
}

async function makeKey(client: CutClient, cookie: string): Promise<string> {
  const document = `mutation($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { ... on CreateApiKeyPayload { text } }
  }`;
  const input = { name: 'A program', scopes: ['staging:read'] };
  const { data } = await client.graphql<{ createApiKey: { text: string } }>(document, { input }, cookie);
  return data.createApiKey.text;
}

interface Reader {
  readonly client: CutClient;
  readonly cookieOrKey: string;
  readonly orders: readonly Order[];
  readonly isOver: () => boolean;
}

/** Reads what the customer has, and expects to find at least what they were told of before. */
async function readUntilOver({ client, cookieOrKey, orders, isOver }: Reader): Promise<void> {
  const query = `{ viewer { stagingJobs(first: ${NEWEST}) { totalCount edges { node { id status } } } } }`;
  interface Read {
    readonly viewer: {
      readonly stagingJobs: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    };
  }
  while (!isOver()) {
    const told = orders.slice(-NEWEST).map(({ jobId }) => jobId);
    const { data } = await client.read(() => client.graphql<Read>(query, {}, cookieOrKey));
    const ids = new Set(data.viewer.stagingJobs.edges.map(({ node }) => node.id));
    const lost = told.filter((id) => !ids.has(id));
    if (lost.length > 0) throw new Error(`An answer lacks ${lost.join(', ')}.`);
    await wait(READ_EVERY_MS);
  }
}

/** Sends a message of a job on the bus, and waits until every socket has heard it. @returns the sockets that did not */
export async function deafTo(cluster: Cluster, { orders }: Storm, watchers: readonly Watcher[]): Promise<number> {
  const prisma = createPrisma(cluster.databaseUrl);
  const since = performance.now();
  try {
    for (const { jobId } of orders) {
      const { workspaceId } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
      const message = JSON.stringify({ kind: 'stagingJob', workspaceId, id: jobId });
      await prisma.$executeRaw`SELECT pg_notify(${CHANNEL}, ${message})`;
    }
  } finally {
    await prisma.$disconnect();
  }
  const deaf = () => watchers.filter(({ heard }) => !heard.some(({ at }) => at > since)).length;
  const deadline = since + 10_000;
  while (deaf() > 0 && performance.now() < deadline) await wait(50);
  return deaf();
}
