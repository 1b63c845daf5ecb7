/**
 * The order in which photos are staged: workspaces take turns, and within a workspace photos are staged in the order in
 * which they were ordered.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queueing: A Scheduling Algorithm for Integrated
 * Services Packet Switching Networks", 1996) with cost 1 for every photo. A photo's start tag is the start tag of the
 * workspace's previous photo plus one, but at least the virtual time: the tag of the photo that was begun last, in any
 * workspace. The photo with the lowest tag is next.
 *
 * So a workspace without recent photos is next at once, even if others have many waiting. After that it has as many
 * turns as every other waiting workspace: turns cannot be saved up, and a newcomer with endless orders delays nobody
 * more than its share. The number of workers does not matter: a photo counts when it is begun.
 */
import { Prisma } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import { LONGEST_RENDER } from '../../stager/contract.js';
import { SITUATIONS } from '../transitions.js';

/** The photos that wait for a worker; those of a failed or cancelled job wait for a person. */
export const WAITING = {
  state: 'waiting',
  job: { OR: [SITUATIONS.queued, SITUATIONS.revising, SITUATIONS.processing] },
} as const satisfies Prisma.StagingItemWhereInput;

/** SQL: the jobs of `WAITING`; the index StagingJob_waiting_idx has the same condition. */
const QUEUED = Prisma.sql`
  (job."status" IN ('queued', 'processing') OR (job."status" = 'rework' AND job."failure" IS NULL))`;

/** SQL: an image (`item`) that waits for no other one: one of the same room is staged before it, for its furniture. */
const READY = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "StagingItem" leader WHERE leader."id" = item."sameRoomAsId"
  AND leader."state" IN ('waiting', 'staging') AND leader."decision" = 'undecided')`;

/** SQL: the start tags of the workspaces' previous photos. */
const SERVED = Prisma.sql`
  served AS (SELECT "workspaceId", max("startTag") AS "startTag" FROM "StagingTurn" GROUP BY "workspaceId")`;

/** SQL: the start tag of a workspace's next photo. */
const NEXT_TAG = Prisma.sql`
  greatest(served."startTag" + 1, (SELECT max("startTag") FROM served), 0)`;

/** SQL: megapixels at which a row's photo (`input`) is rendered, which determine the time. */
export const MEGAPIXELS = Prisma.sql`(
  input."width"::float8 * input."height"
  * power(least(1, ${LONGEST_RENDER}::float8 / greatest(input."width", input."height", 1)), 2) / 1e6
)`;

/** SQL: every photo of `WAITING` with its start tag and its place, from 1. */
export const FAIR_ORDER = Prisma.sql`
  WITH ${SERVED}, waiting AS (
    SELECT item."id" AS "itemId", item."jobId", job."workspaceId", job."queuedAt", item."position",
      ${MEGAPIXELS} AS megapixels,
      row_number() OVER (PARTITION BY job."workspaceId" ORDER BY job."queuedAt", job."id", item."position") AS nth
    FROM "StagingItem" item
    JOIN "StagingJob" job ON job."id" = item."jobId"
    JOIN "Media" input ON input."id" = item."inputMediaId"
    WHERE item."state" = 'waiting' AND ${QUEUED}
  ), tagged AS (
    SELECT waiting.*, nth - 1 + ${NEXT_TAG} AS "startTag"
    FROM waiting LEFT JOIN served USING ("workspaceId")
  )
  SELECT *, row_number() OVER (ORDER BY "startTag", "queuedAt", "jobId", "position") AS place FROM tagged`;

/**
 * SQL: the photo at place 1 of `FAIR_ORDER` with its start tag, without those that wait for another one. It looks at the
 * first photo of each workspace only, so its time depends on the number of waiting workspaces, not on that of waiting
 * photos.
 */
export const NEXT_PHOTO = Prisma.sql`
  WITH RECURSIVE ${SERVED}, workspace AS (
    (SELECT job."workspaceId" AS "id" FROM "StagingJob" job WHERE ${QUEUED} ORDER BY 1 LIMIT 1)
    UNION ALL
    SELECT (
      SELECT job."workspaceId" FROM "StagingJob" job
      WHERE ${QUEUED} AND job."workspaceId" > workspace."id" ORDER BY 1 LIMIT 1
    ) FROM workspace WHERE workspace."id" IS NOT NULL
  )
  SELECT photo."itemId", (${NEXT_TAG})::int AS "startTag"
  FROM workspace
  CROSS JOIN LATERAL (
    SELECT item."id" AS "itemId", job."id" AS "jobId", job."queuedAt", item."position"
    FROM "StagingJob" job JOIN "StagingItem" item ON item."jobId" = job."id"
    WHERE job."workspaceId" = workspace."id" AND ${QUEUED} AND item."state" = 'waiting' AND ${READY}
    ORDER BY job."queuedAt", job."id", item."position" LIMIT 1
  ) photo
  LEFT JOIN served ON served."workspaceId" = workspace."id"
  ORDER BY "startTag", photo."queuedAt", photo."jobId", photo."position" LIMIT 1`;

/**
 * Serialises the choice of the next photo until the transaction ends. A transaction takes this lock before any other,
 * so it cannot deadlock.
 */
export async function lockTurns(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('staging turns'))`;
}
