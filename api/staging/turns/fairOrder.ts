/**
 * The order in which photos are staged: workspaces take turns, and within a workspace what was ordered first comes
 * first.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queueing: A Scheduling Algorithm for Integrated
 * Services Packet Switching Networks", 1996), every photo counting as one. A photo's start tag is that of the photo of
 * the same workspace before it, plus one; but at least the tag of the photo that was begun last, whosever it was: the
 * virtual time. The photo with the lowest tag is next.
 *
 * So a workspace that had nothing of late is next at once, however much others have waiting. From then on it has as
 * many turns as every other that waits, and no more: nobody saves up turns by waiting, and a newcomer who never stops
 * holds nobody up. Workers do not matter to this: a photo counts when it is begun, whoever begins it.
 */
import { Prisma } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import { LONGEST_RENDER } from '../../stager/contract.js';
import { SITUATIONS } from '../transitions.js';

/** The photos that wait for a worker: those of a job that failed or was cancelled wait for a person. */
export const WAITING = {
  state: 'waiting',
  job: { OR: [SITUATIONS.queued, SITUATIONS.revising, SITUATIONS.processing] },
} as const satisfies Prisma.StagingItemWhereInput;

/** SQL: millions of pixels at which a row's photo (`input`) is furnished; that is what takes the time. */
export const MEGAPIXELS = Prisma.sql`(
  input."width"::float8 * input."height"
  * power(least(1, ${LONGEST_RENDER}::float8 / greatest(input."width", input."height", 1)), 2) / 1e6
)`;

/** SQL: every photo of `WAITING` with its start tag and its place, from 1. */
export const FAIR_ORDER = Prisma.sql`
  WITH served AS (
    SELECT "workspaceId", max("startTag") AS "startTag" FROM "StagingTurn" GROUP BY "workspaceId"
  ), waiting AS (
    SELECT item."id" AS "itemId", item."jobId", job."workspaceId", job."queuedAt", item."position",
      ${MEGAPIXELS} AS megapixels,
      row_number() OVER (PARTITION BY job."workspaceId" ORDER BY job."queuedAt", job."id", item."position") AS nth
    FROM "StagingItem" item
    JOIN "StagingJob" job ON job."id" = item."jobId"
    JOIN "Media" input ON input."id" = item."inputMediaId"
    WHERE item."state" = 'waiting'
      AND (job."status" IN ('queued', 'processing') OR (job."status" = 'rework' AND job."failure" IS NULL))
  ), tagged AS (
    SELECT waiting.*, nth - 1 + greatest(
      served."startTag" + 1, (SELECT max("startTag") FROM served), 0
    ) AS "startTag"
    FROM waiting LEFT JOIN served USING ("workspaceId")
  )
  SELECT *, row_number() OVER (ORDER BY "startTag", "queuedAt", "jobId", "position") AS place FROM tagged`;

/**
 * One at a time works on who is next, until the transaction ends. Nobody who waits for it holds anything: no deadlock.
 */
export async function lockTurns(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('staging turns'))`;
}
