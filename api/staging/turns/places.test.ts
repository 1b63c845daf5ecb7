import { beforeEach, expect, it } from 'vitest';
import { elementAt } from '../../test/elements.js';
import { mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { proofOf, takeJob } from '../../test/staged.js';
import { clearQueue, customer, work } from '../../test/stagingQueue.js';
import { startServer } from '../../test/startServer.js';
import { subscribe } from '../../test/subscribe.js';
import { recordProof } from '../recordProof.js';
import { placesOf } from './places.js';

const server = shared(startServer);
const busy = shared(() => customer(server));
const late = shared(() => customer(server));
beforeEach(() => clearQueue(server));

/** Seconds for a photo of that many megapixels before any measurement. */
const usual = (megapixels: number) => 12 + 8 * megapixels;
/** A photo of 640 x 480. */
const USUAL = usual(0.3072);

/** Those seconds, or a little more: the moment is rounded up, by at most a tenth of what is left. */
const about = (seconds: number) =>
  expect.toSatisfy((told: number) => told > seconds - 0.5 && told < seconds * 1.1 + 1.5, `about ${seconds} seconds`);

/** The job's place with that many live workers; times in seconds from now. */
async function placeOf(jobId: string, workers = 1) {
  const { prisma, queue } = server.services;
  const places = await placesOf({ prisma, queue: { ...queue, workers: async () => workers } }, [jobId]);
  const { photosAhead, estimatedCompletion } = places.get(jobId) ?? {};
  return { photosAhead, seconds: estimatedCompletion && (estimatedCompletion.getTime() - Date.now()) / 1000 };
}

it('counts the photos before a job, and the time of these and of its own', async () => {
  const [first, second] = [await busy.order(2), await busy.order(3)];
  expect(await placeOf(first)).toEqual({ photosAhead: 0, seconds: about(2 * USUAL) });
  expect(await placeOf(second)).toEqual({ photosAhead: 2, seconds: about(5 * USUAL) });
});

it('lets a job of another workspace go first, and reports it for both', async () => {
  const long = await busy.order(4);
  await work(server, 1);
  const job = await late.order();
  expect(await placeOf(job)).toMatchObject({ photosAhead: 0 });
  expect(await placeOf(long)).toMatchObject({ photosAhead: 1 });
});

it('divides the time of earlier photos by the workers, not that of the photo itself', async () => {
  const [, last] = [await busy.order(6), await busy.order(1)];
  expect((await placeOf(last, 3)).seconds).toEqual(about(3 * USUAL));
  await clearQueue(server);
  expect((await placeOf(await late.order(), 3)).seconds).toEqual(about(USUAL));
});

it('counts only the remaining time of photos in work', async () => {
  const [first, second] = [await busy.order(), await busy.order()];
  await takeJob(server, first, 0);
  await server.services.prisma.stagingItem.updateMany({ where: { jobId: first }, data: { progress: 0.75 } });
  const beganAt = new Date(Date.now() - 0.75 * USUAL * 1000);
  await server.services.prisma.stagingTurn.updateMany({ where: { item: { jobId: first } }, data: { beganAt } });
  expect(await placeOf(first)).toEqual({ photosAhead: null, seconds: about(0.25 * USUAL) });
  expect(await placeOf(second)).toEqual({ photosAhead: 0, seconds: about(1.25 * USUAL) });
});

it('gives no time without a live worker, and no place for a job that waits for a person', async () => {
  const id = await busy.order();
  expect(await placeOf(id, 0)).toEqual({ photosAhead: 0, seconds: null });
  await mutate(server, busy.who, { name: 'cancelStagingJob', input: { id } });
  expect(await placeOf(id)).toEqual({ photosAhead: undefined, seconds: undefined });
});

it('counts a large photo by the pixels at which furniture is rendered', async () => {
  const id = await busy.order();
  const size = async (width: number, height: number) => {
    await server.services.prisma.media.updateMany({
      where: { inputOf: { some: { jobId: id } } },
      data: { width, height },
    });
    return (await placeOf(id)).seconds;
  };
  expect(await size(2048, 1000)).toEqual(about(usual(2.048)));
  expect(await size(8192, 4000)).toEqual(about(usual(2.048)));
  await size(640, 480);
});

it('notifies subscribers of a waiting job when another workspace’s photos move it, and nobody else', async () => {
  await busy.order(3);
  await work(server, 1);
  const id = await busy.order();
  const query = 'subscription { stagingJobUpdated { id photosAhead } }';
  const watching = subscribe<{ stagingJobUpdated: { id: string; photosAhead: number | null } }>(server, {
    query,
    cookie: busy.who.cookie,
  });
  const outsider = await server.register();
  const other = subscribe<Record<string, unknown>>(server, { query, cookie: outsider.cookie });
  const heardByOther = other.next();
  try {
    let ahead = 0;
    const follow = async () => {
      while (ahead < 3) {
        const job = (await watching.next()).data?.stagingJobUpdated;
        if (job?.id === id) ahead = job.photosAhead ?? 0;
      }
    };
    const followed = follow();
    // two of its own workspace, and those of the other, which are ordered until the subscription has begun
    await expect
      .poll(() => late.order().then(() => ahead), { timeout: 60_000, interval: 200 })
      .toBeGreaterThanOrEqual(3);
    await followed;
    expect(await Promise.race([heardByOther, null])).toBeNull();
  } finally {
    await Promise.all([watching.close(), other.close()]);
  }
});

it('learns from recent times, and little from one that is far from the others', async () => {
  const job = await takeJob(server, await busy.order(4), 0);
  if (!job) throw new Error('Expected a job to take.');
  for (const [index, seconds] of [30, 300, 30, 30].entries()) {
    const proof = await proofOf(server, job, elementAt(job.items, index));
    expect(await recordProof(server.services, { ...proof, seconds })).toBe(true);
  }
  expect((await placeOf(await late.order(2))).seconds).toSatisfy((told: number) => told > 60 && told < 100);
});

it('does not learn from pictures that a person’s changes altered in parts', async () => {
  const job = await takeJob(server, await busy.order(), 0);
  if (!job) throw new Error('Expected a job to take.');
  const { jobId } = job;
  await recordProof(server.services, { ...(await proofOf(server, job, elementAt(job.items, 0))), seconds: 1 });
  const edits = { version: 1, edits: [] };
  await server.services.prisma.revision.create({ data: { id: 'rev_1', jobId, round: 0, reason: 'Moved', edits } });
  expect((await placeOf(await late.order(2))).seconds).toEqual(about(2 * USUAL));
});
