/** A job's place in the queue, and the estimated time of its proofs. */
import { Prisma } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import { FAIR_ORDER, MEGAPIXELS } from './fairOrder.js';
import { stagingTimes, type Taken } from './stagingTime.js';

/** Number of recent photos: enough that one outlier does not count, few enough to follow changes of the machine. */
const RECENT = 25;
/** Seconds to which a moment is rounded. */
const STEPS = [1, 5, 10, 30, 60, 120, 300, 600, 1800];

export interface Place {
  /** photos that are begun before the job's first one; null when none of it waits */
  readonly photosAhead: number | null;
  /** when its last photo should be staged; null without a live worker */
  readonly estimatedCompletion: Date | null;
  /** whether one of its photos takes longer than was expected when it was begun */
  readonly takesLonger: boolean;
}

interface BegunRow {
  readonly jobId: string;
  readonly megapixels: number;
  readonly progress: number;
  readonly beganAt: Date | null;
}

interface WaitingRow {
  readonly jobId: string;
  readonly photosAhead: number;
  readonly seconds: number;
}

/**
 * The places of those jobs that wait or are being staged.
 *
 * The time is that of all earlier photos, and what is left of those in work, divided by the number of workers, plus that
 * of the photo itself (see stagingTime.ts). It is learned from the photos that were staged last in any workspace,
 * because it depends on the machines only. Later orders that take an earlier turn are not foreseen: read again when the
 * queue has moved.
 */
export async function placesOf(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const [workers, staged, rows] = await Promise.all([queue.workers(), stagedLast(prisma), begunPhotos(prisma)]);
  const now = Date.now();
  const begun = rows.map((row) => ({
    ...row,
    elapsed: row.beganAt ? Math.max(0, now - row.beganAt.getTime()) / 1e3 : 0,
  }));
  const times = stagingTimes(staged, begun);
  const waiting = await waitingPhotos(prisma, jobIds, { times, workers });
  return new Map(
    jobIds.flatMap((jobId) => {
      const own = times.left.filter((_, index) => begun[index]?.jobId === jobId);
      const waits = waiting.find((row) => row.jobId === jobId);
      if (own.length === 0 && !waits) return [];
      const seconds = Math.max(...own.map((photo) => photo.seconds), waits?.seconds ?? 0);
      const takesLonger = own.some(({ isLate }) => isLate);
      const place = {
        photosAhead: waits?.photosAhead ?? null,
        estimatedCompletion: workers > 0 ? roundedUp(now, seconds, takesLonger ? 3 : 10) : null,
        takesLonger,
      };
      return [[jobId, place]];
    }),
  );
}

/**
 * A moment that many seconds from now, rounded, so that it stays as long as things go as expected.
 * @param parts into which the seconds are divided at least: fewer where the moment is uncertain
 */
function roundedUp(now: number, seconds: number, parts: number): Date {
  const step = 1000 * (STEPS.findLast((each) => each <= seconds / parts) ?? 1);
  return new Date(Math.ceil((now + seconds * 1000) / step) * step);
}

/** The photos whose furniture was arranged, the oldest first: one with a person's changes takes only a part of the time. */
async function stagedLast(prisma: Services['prisma']): Promise<Taken[]> {
  const rows = await prisma.$queryRaw<Taken[]>(Prisma.sql`
    SELECT round."seconds", ${MEGAPIXELS} AS megapixels
    FROM "StagingRound" round
    JOIN "StagingItem" item ON item."id" = round."itemId"
    JOIN "Media" input ON input."id" = item."inputMediaId"
    WHERE round."seconds" IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM "Revision" revision
      WHERE revision."jobId" = item."jobId" AND revision."round" = round."round" AND revision."edits" IS NOT NULL)
    ORDER BY round."createdAt" DESC LIMIT ${RECENT}`);
  return rows.toReversed();
}

function begunPhotos(prisma: Services['prisma']): Promise<BegunRow[]> {
  return prisma.$queryRaw<BegunRow[]>(Prisma.sql`
    SELECT item."jobId", item."progress", ${MEGAPIXELS} AS megapixels,
      (SELECT max(turn."beganAt") FROM "StagingTurn" turn
        WHERE turn."itemId" = item."id" AND turn."endedAt" IS NULL) AS "beganAt"
    FROM "StagingItem" item
    JOIN "StagingJob" job ON job."id" = item."jobId"
    JOIN "Media" input ON input."id" = item."inputMediaId"
    WHERE item."state" = 'staging' AND job."status" = 'processing'`);
}

interface Reckoned {
  readonly times: ReturnType<typeof stagingTimes>;
  readonly workers: number;
}

/** Of each job with waiting photos: those before its first, and the seconds until its last is staged. */
function waitingPhotos(
  prisma: Services['prisma'],
  jobIds: readonly string[],
  { times, workers }: Reckoned,
): Promise<WaitingRow[]> {
  const left = times.left.reduce((sum, { seconds }) => sum + seconds, 0);
  return prisma.$queryRaw<WaitingRow[]>(Prisma.sql`
    WITH fair AS (${FAIR_ORDER}), priced AS (
      SELECT "jobId", place, ${times.fixed}::float8 + ${times.perMegapixel}::float8 * megapixels AS seconds FROM fair
    ), until AS (
      SELECT "jobId", place, seconds + (
        ${left}::float8 + sum(seconds) OVER (ORDER BY place) - seconds
      ) / ${Math.max(1, workers)} AS seconds
      FROM priced
    )
    SELECT "jobId", (min(place) - 1)::int AS "photosAhead", max(seconds)::float8 AS seconds
    FROM until WHERE "jobId" = ANY(${[...jobIds]}) GROUP BY "jobId"`);
}
