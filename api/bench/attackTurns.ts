import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { first } from '../test/elements.js';
import { finalise, makeProject, mutate, sendFile } from '../test/factories.js';
import { httpClient, type HttpClient, type SignedUp } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { readJob } from '../test/stagingClient.js';
import { atMost, printLines } from './attackTable.js';

const JOBS = 60;
const PHOTOS = 10;
/** Largest number of the crowd's photos that begin after the lone photo was ordered and before it begins. */
const MOST_BEFORE = 3;
/** Limit of waiting photos per workspace: the default of STAGING_MOST_WAITING. */
const MOST_WAITING = 300;
const PATIENCE_MS = 15 * 60_000;
const ROOM_PHOTO = new URL('../demo/photos/living-room.jpg', import.meta.url);

/** One workspace orders as much as it may; another one orders a single photo afterwards. */
export async function attackTurns(): Promise<boolean> {
  const server = await spawnServer();
  try {
    const client = httpClient(server.url);
    const [crowd, lone] = [await client.register(), await client.register()];
    const photos = await uploadPhotos(client, crowd, PHOTOS);
    let accepted = 0;
    for (let job = 0; job < JOBS; job++) accepted += (await order(client, crowd, photos)) === null ? 0 : 1;
    const jobId = await order(client, lone, await uploadPhotos(client, lone, 1));
    if (jobId === null) throw new Error('The lone photo was refused.');
    const before = await begunOf(client, crowd);
    const began = performance.now();
    while (first((await readJob(client, lone, jobId)).items).state === 'WAITING') {
      if (performance.now() - began > PATIENCE_MS) throw new Error('The lone photo has not begun.');
      await wait(250);
    }
    const others = (await begunOf(client, crowd)) - before;
    const seconds = Math.round((performance.now() - began) / 1000);
    return printLines([
      atMost(`photos taken of ${JOBS * PHOTOS}`, accepted * PHOTOS, MOST_WAITING),
      atMost('others begun before the lone photo', others, MOST_BEFORE),
      { what: 'seconds until the lone photo began', figure: String(seconds), limit: null, held: true },
    ]);
  } finally {
    await server.close();
  }
}

interface Photos {
  readonly projectId: string;
  readonly inputMediaIds: readonly string[];
}

async function uploadPhotos(client: HttpClient, who: SignedUp, count: number): Promise<Photos> {
  const projectId = await makeProject(client, who);
  const bytes = await sharp(await readFile(ROOM_PHOTO))
    .resize({ width: 640 })
    .jpeg()
    .toBuffer();
  const inputMediaIds: string[] = [];
  while (inputMediaIds.length < count) {
    const uploadUrl = await sendFile(client, who, { projectId, bytes });
    inputMediaIds.push((await finalise(client, who, { projectId, uploadUrl })).media.id);
  }
  return { projectId, inputMediaIds };
}

/** @returns the job's id; null if it was refused */
async function order(client: HttpClient, who: SignedUp, input: Photos): Promise<string | null> {
  const answer = await mutate<{ stagingJob?: { id: string } }>(client, who, {
    name: 'createStagingJob',
    input,
    select: 'stagingJob { id }',
  });
  return answer.stagingJob?.id ?? null;
}

/** How many photos of the workspace are no longer waiting. */
async function begunOf(client: HttpClient, who: SignedUp): Promise<number> {
  interface Page {
    readonly viewer: {
      readonly stagingJobs: {
        readonly edges: readonly { readonly node: { readonly items: readonly { readonly state: string }[] } }[];
      };
    };
  }
  const { data } = await client.graphql<Page>(
    '{ viewer { stagingJobs(first: 60) { edges { node { items { state } } } } } }',
    {},
    who.cookie,
  );
  const items = data.viewer.stagingJobs.edges.flatMap(({ node }) => node.items);
  return items.filter(({ state }) => state !== 'WAITING').length;
}
