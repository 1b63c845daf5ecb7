/** When a job's proofs should be there, by how long recent photos took. */
import { notify } from '../jobs/notify.js';
import type { Services, Transaction } from '../services.js';
import { LONGEST_RENDER } from '../stager/contract.js';
import type { TakenItem, TakenJob } from './takeJob.js';

/** Wall seconds per rendered megapixel on two busy cores, with margin: until something has been measured here. */
const USUAL_SECONDS = 19;
/** Photos that are looked back on: enough that one odd photo does not count, few enough to follow the machine. */
const RECENT = 25;

interface Size {
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** Millions of pixels at which a photo's furniture is rendered: that is what takes the time. */
export function renderedMegapixels({ width, height }: Size): number {
  const factor = Math.min(1, LONGEST_RENDER / Math.max(width, height, 1));
  return (width * height * factor * factor) / 1e6;
}

/** The median over the photos that were staged last, whoever's they were: it tells of the machines alone. */
async function secondsPerMegapixel(tx: Transaction): Promise<number> {
  const rounds = await tx.stagingRound.findMany({
    where: { seconds: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: RECENT,
    select: { seconds: true, item: { select: { input: { select: { width: true, height: true } } } } },
  });
  const rates = rounds
    .map(({ seconds, item }) => (seconds ?? 0) / Math.max(renderedMegapixels(item.input), 1e-3))
    .toSorted((a, b) => a - b);
  if (rates.length === 0) return USUAL_SECONDS;
  const middle = Math.floor(rates.length / 2);
  return rates.length % 2 === 1 ? rates[middle] : (rates[middle - 1] + rates[middle]) / 2;
}

/** @param photos those that are still to be staged, one after the other */
export async function estimateCompletion(tx: Transaction, photos: readonly Size[]): Promise<Date> {
  const megapixels = photos.reduce((sum, photo) => sum + renderedMegapixels(photo), 0);
  return new Date(Date.now() + megapixels * (await secondsPerMegapixel(tx)) * 1000);
}

/**
 * Says anew when a job that is being staged should be done, once another of its photos is finished: once a photo, so
 * well below the four a second to which progress is kept.
 */
export async function renewEstimate(
  { prisma }: Services,
  { jobId: id, workspaceId, round }: TakenJob,
  rest: readonly TakenItem[],
): Promise<void> {
  const photos = rest.map(({ input }) => input);
  await prisma.$transaction(async (tx) => {
    const estimatedCompletion = await estimateCompletion(tx, photos);
    const where = { id, round, status: 'processing' } as const;
    const { count } = await tx.stagingJob.updateMany({ where, data: { estimatedCompletion } });
    if (count > 0) await notify(tx, { kind: 'stagingJob', workspaceId, id });
  });
}
