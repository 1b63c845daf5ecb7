/** A job's place in the queue, and the estimated time of its proofs. */
import { Prisma } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import { FAIR_ORDER, MEGAPIXELS } from './fairOrder.js';

/** Wall seconds per rendered megapixel on two busy cores, with margin; used before any measurement. */
const USUAL_SECONDS = 19;
/** Number of recent photos: enough that one outlier does not count, few enough to follow changes of the machine. */
const RECENT = 25;

export interface Place {
  /** photos that are begun before the job's first one; null when none of it waits */
  readonly photosAhead: number | null;
  /** when its last photo should be staged; null without a live worker */
  readonly estimatedCompletion: Date | null;
}

interface Row {
  readonly jobId: string;
  readonly photosAhead: number | null;
  readonly seconds: number;
}

/**
 * The places of those jobs that wait or are being staged.
 *
 * The time is that of all earlier photos, by the megapixels at which they are rendered, divided by the number of
 * workers, plus that of the photo itself. The time per megapixel is the median over the photos that were staged last,
 * in any workspace, because it depends on the machines only. Later orders that take an earlier turn are not foreseen:
 * read again when the queue has moved.
 */
export async function placesOf(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const workers = await queue.workers();
  const rows = await prisma.$queryRaw<Row[]>(Prisma.sql`
    WITH fair AS (${FAIR_ORDER}), running AS (
      SELECT item."jobId", (1 - item."progress") * ${MEGAPIXELS} AS megapixels
      FROM "StagingItem" item
      JOIN "StagingJob" job ON job."id" = item."jobId"
      JOIN "Media" input ON input."id" = item."inputMediaId"
      WHERE item."state" = 'staging' AND job."status" = 'processing'
    ), until AS (
      SELECT "jobId", place, megapixels + (
        coalesce((SELECT sum(megapixels) FROM running), 0) + sum(megapixels) OVER (ORDER BY place) - megapixels
      ) / ${Math.max(1, workers)} AS megapixels
      FROM fair
      UNION ALL SELECT "jobId", NULL, megapixels FROM running
    ), recent AS (
      SELECT round."seconds" / greatest(${MEGAPIXELS}, 1e-3) AS rate
      FROM "StagingRound" round
      JOIN "StagingItem" item ON item."id" = round."itemId"
      JOIN "Media" input ON input."id" = item."inputMediaId"
      WHERE round."seconds" IS NOT NULL
      ORDER BY round."createdAt" DESC LIMIT ${RECENT}
    )
    SELECT "jobId", (min(place) - 1)::int AS "photosAhead", max(megapixels) * coalesce(
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY rate) FROM recent), ${USUAL_SECONDS}
    )::float8 AS seconds
    FROM until WHERE "jobId" = ANY(${[...jobIds]}) GROUP BY "jobId"`);
  const estimate = (seconds: number) => (workers > 0 ? new Date(Date.now() + seconds * 1000) : null);
  return new Map(
    rows.map(({ jobId, photosAhead, seconds }) => [jobId, { photosAhead, estimatedCompletion: estimate(seconds) }]),
  );
}
