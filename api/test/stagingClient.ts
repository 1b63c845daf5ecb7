/** Orders the staging of a rendered room over HTTP and waits for the result. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { finalise, makeProject, mutate, sendFile } from './factories.js';
import type { HttpClient, SignedUp } from './httpClient.js';

const ROOM_PHOTO = new URL('../demo/photos/living-room.jpg', import.meta.url);
const POLL_MS = 100;

interface JobState {
  readonly status: string;
  readonly failure: string | null;
  readonly renderProgress: number;
  readonly revisionCount: number;
  readonly items: readonly {
    readonly state: string;
    readonly proof: { readonly id: string; readonly width: number; readonly isWatermarked: boolean } | null;
    readonly final: { readonly id: string } | null;
  }[];
}

/**
 * Uploads a rendered photo of an empty room and orders its staging.
 * @param options.width pixels; a smaller photo is faster
 * @returns the job's id
 */
export async function orderStaging(
  client: HttpClient,
  who: SignedUp,
  { width = 640, input = {} }: { width?: number; input?: object } = {},
): Promise<string> {
  const projectId = await makeProject(client, who);
  const bytes = await sharp(await readFile(ROOM_PHOTO))
    .resize({ width })
    .jpeg({ quality: 90 })
    .toBuffer();
  const uploadUrl = await sendFile(client, who, { projectId, bytes });
  const { media } = await finalise(client, who, { projectId, uploadUrl });
  const { stagingJob } = await mutate<{ stagingJob: { id: string } }>(client, who, {
    name: 'createStagingJob',
    input: { projectId, inputMediaIds: [media.id], ...input },
    select: 'stagingJob { id }',
  });
  return stagingJob.id;
}

export async function readJob(client: HttpClient, who: SignedUp, id: string): Promise<JobState> {
  const { data } = await client.graphql<{ node: JobState }>(
    `query($id: ID!) { node(id: $id) { ... on StagingJob {
      status failure renderProgress revisionCount
      items { state proof { id width isWatermarked } final { id } }
    } } }`,
    { id },
    who.cookie,
  );
  return data.node;
}

/** Polls the job until it meets the expectation. */
export async function waitForJob(
  client: HttpClient,
  who: SignedUp,
  { id, until, patience }: { id: string; until: (job: JobState) => boolean; patience: number },
): Promise<JobState> {
  const deadline = Date.now() + patience;
  for (;;) {
    const job = await readJob(client, who, id);
    if (until(job)) return job;
    if (Date.now() > deadline) throw new Error(`The job is still ${JSON.stringify(job)}.`);
    await wait(POLL_MS);
  }
}
