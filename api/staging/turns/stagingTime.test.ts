/** How far estimates are from the truth while jobs run: real rows, with the times that a machine would have written. */
import { beforeEach, expect, it } from 'vitest';
import { elementAt } from '../../test/elements.js';
import { shared } from '../../test/shared.js';
import { proofOf, takeJob } from '../../test/staged.js';
import { clearQueue, customer } from '../../test/stagingQueue.js';
import { startServer } from '../../test/startServer.js';
import { recordProof } from '../recordProof.js';
import { placesOf } from './places.js';

const server = shared(startServer);
const earlier = shared(() => customer(server));
const ordering = shared(() => customer(server));
beforeEach(() => clearQueue(server));

/** Of the photos, in turn; all have the same shape. */
const WIDTHS = [640, 1600, 1024, 2048, 800, 1280, 1920, 1100];
const megapixels = (index: number) => (elementAt(WIDTHS, index % WIDTHS.length) ** 2 * 0.75) / 1e6;
/** Seconds on an idle machine; photos differ by their rooms. */
const usual = (index: number) => (14 + 7 * megapixels(index)) * elementAt([1, 1.15, 0.9, 1.05, 0.85], index % 5);

interface Moment {
  /** index of the photo in work, and the share of its time that has passed */
  readonly photo: number;
  readonly share: number;
  /** how often the told rest is the true one, or the true one the told */
  readonly factor: number;
  /** seconds from the order until the told completion */
  readonly promised: number;
  readonly takesLonger: boolean | undefined;
}

/** Sets the sizes of a job's photos. @returns its photos in order */
async function photosOf(jobId: string) {
  const { prisma } = server.services;
  const items = await prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
  for (const [index, { inputMediaId }] of items.entries()) {
    const width = elementAt(WIDTHS, index % WIDTHS.length);
    await prisma.media.update({ where: { id: inputMediaId }, data: { width, height: width * 0.75 } });
  }
  return items;
}

/** Writes 24 photos that were staged before, each with the seconds that `usual` says. */
async function stageHistory(): Promise<void> {
  const { prisma } = server.services;
  const jobId = await earlier.order(8);
  await photosOf(jobId);
  const job = await takeJob(server, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  for (const [index, item] of job.items.entries()) {
    await recordProof(server.services, { ...(await proofOf(server, job, item)), seconds: usual(index) });
  }
  const rounds = await prisma.stagingRound.findMany({ where: { item: { jobId } }, include: { item: true } });
  for (const { id, itemId, item, plan, room, report, ...round } of rounds) {
    for (const again of [1, 2]) {
      const seconds = usual(item.position + 8 * again);
      const made = { plan: plan ?? {}, room: room ?? {}, report: report ?? {}, seconds, round: again };
      const { style, roomType, seed } = round;
      await prisma.stagingRound.create({ data: { id: `${id}${again}`, itemId, style, roomType, seed, ...made } });
    }
  }
}

/** Runs a job of 8 photos that take so many seconds each, and reads its estimate at five moments of each photo. */
async function run(secondsOf: (photo: number) => number): Promise<Moment[]> {
  const { prisma, queue } = server.services;
  const jobId = await ordering.order(8);
  const items = await photosOf(jobId);
  const truth = items.map((_, photo) => secondsOf(photo));
  const whole = truth.reduce((sum, each) => sum + each, 0);
  const job = await takeJob(server, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  await prisma.stagingItem.updateMany({ where: { jobId }, data: { state: 'waiting' } });
  const moments: Moment[] = [];
  let passed = 0;
  for (const [photo, { id }] of items.entries()) {
    const seconds = elementAt(truth, photo);
    for (const share of [0, 0.25, 0.5, 0.75, 0.95]) {
      // the first quarter of the time is the reading of the room, which tells little progress
      const progress = share < 0.25 ? share / 2 : 0.125 + ((share - 0.25) * 0.875) / 0.75;
      await prisma.stagingItem.update({ where: { id }, data: { state: 'staging', progress } });
      await prisma.stagingTurn.updateMany({
        where: { itemId: id },
        data: { beganAt: new Date(Date.now() - share * seconds * 1000) },
      });
      const places = await placesOf({ prisma, queue: { ...queue, workers: async () => 1 } }, [jobId]);
      const { estimatedCompletion, takesLonger } = places.get(jobId) ?? {};
      const told = Math.max(1, ((estimatedCompletion?.getTime() ?? 0) - Date.now()) / 1000);
      const left = whole - passed - share * seconds;
      const factor = Math.max(told / left, left / told);
      moments.push({ photo, share, factor, promised: passed + share * seconds + told, takesLonger });
    }
    await recordProof(server.services, { ...(await proofOf(server, job, elementAt(job.items, photo))), seconds });
    passed += seconds;
  }
  return moments;
}

/** The mean factor, on a logarithmic scale, from a photo on; without the last one, where seconds are a large part. */
function meanFrom(moments: readonly Moment[], first: number): number {
  const logs = moments.filter(({ photo }) => photo >= first && photo < 7).map(({ factor }) => Math.log(factor));
  return Math.exp(logs.reduce((sum, each) => sum + each, 0) / logs.length);
}

const at = (moments: readonly Moment[], photo: number, share: number) =>
  moments.find((moment) => moment.photo === photo && moment.share === share);

it('keeps its promise while things go as before', async () => {
  await stageHistory();
  const moments = await run(usual);
  expect(meanFrom(moments, 0)).toBeLessThan(1.12);
  const promised = moments.map((moment) => moment.promised);
  expect(Math.max(...promised) / Math.min(...promised)).toBeLessThan(1.15);
  expect(moments.filter((moment) => moment.takesLonger)).toEqual([]);
});

it('learns that the machine is three times slower than before, from the first photo on', async () => {
  await stageHistory();
  const moments = await run((photo) => 3 * usual(photo));
  expect(at(moments, 0, 0.95)?.factor).toBeLessThan(2.2);
  expect(meanFrom(moments, 1)).toBeLessThan(1.35);
  expect(meanFrom(moments, 3)).toBeLessThan(1.15);
  expect(at(moments, 0, 0.25)?.takesLonger).toBe(false);
  expect(at(moments, 0, 0.75)?.takesLonger).toBe(true);
});

it('follows a load that sets in in the middle of a job', async () => {
  await stageHistory();
  const moments = await run((photo) => (photo < 3 ? 1 : 4) * usual(photo));
  expect(at(moments, 3, 0.75)?.factor).toBeLessThan(2.5);
  expect(at(moments, 3, 0.75)?.takesLonger).toBe(true);
  expect(meanFrom(moments, 4)).toBeLessThan(1.7);
  expect(meanFrom(moments, 6)).toBeLessThan(1.35);
});

it('learns from the first photos of a new installation', async () => {
  const moments = await run((photo) => 2.2 * usual(photo));
  expect(meanFrom(moments, 1)).toBeLessThan(1.2);
});
