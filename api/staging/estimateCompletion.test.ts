import { expect, it } from 'vitest';
import { makeJob } from '../test/factories.js';
import { proofOf } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { estimateCompletion, renderedMegapixels, renewEstimate } from './estimateCompletion.js';
import { recordProof } from './recordProof.js';
import { takeJob } from './takeJob.js';

const server = shared(startServer);
const who = shared(() => server.register());

const photo = { width: 2000, height: 1000 };
const secondsFor = async (photos: readonly (typeof photo)[]) =>
  ((await estimateCompletion(server.services.prisma, photos)).getTime() - Date.now()) / 1000;

async function take(photos: number) {
  const { jobId } = await makeJob(server, who, { photos });
  const job = await takeJob(server.services, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  return job;
}

it('is a usual time where nothing has been staged yet, then the median of what was, per megapixel', async () => {
  expect(await secondsFor([photo])).toBeCloseTo(38, 0);
  const job = await take(3);
  // 640 x 480 each: 10, 20 and 100 seconds a megapixel
  for (const [index, rate] of [10, 100, 20].entries()) {
    const proof = await proofOf(server, job, job.items[index]);
    expect(await recordProof(server.services, { ...proof, seconds: rate * 0.3072 })).toBe(true);
  }
  expect(await secondsFor([photo])).toBeCloseTo(40, 0);
  expect(await secondsFor([photo, photo])).toBeCloseTo(80, 0);
});

it('is given when a job is taken, and anew for what is left of it', async () => {
  const job = await take(2);
  const read = async () => {
    const row = await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: job.jobId } });
    return ((row.estimatedCompletion?.getTime() ?? 0) - Date.now()) / 1000;
  };
  expect(await read()).toBeCloseTo(2 * 20 * 0.3072, 0);
  await renewEstimate(server.services, job, job.items.slice(1));
  expect(await read()).toBeCloseTo(20 * 0.3072, 0);
  await renewEstimate(server.services, { ...job, round: 1 }, job.items);
  expect(await read()).toBeLessThan(7);
});

it('counts of a large photo only the pixels at which furniture is rendered', () => {
  expect(renderedMegapixels({ width: 2048, height: 1000 })).toBeCloseTo(2.048);
  expect(renderedMegapixels({ width: 8192, height: 4000 })).toBeCloseTo(2.048);
});
