import { APPROVAL } from '../../activity/recordActivity.js';
import type { Caller } from '../../domain/caller.js';
import { Prisma } from '../../db/generated/client.js';
import { badRequest } from '../../domain/errors.js';
import { seenProjectsSql } from '../../domain/view.js';
import type { Services } from '../../services.js';

/** What one person's projects brought in one month. Deleted projects count nowhere. */
export interface AgentMonth {
  /** YYYY-MM, UTC */
  readonly month: string;
  /** who works on the projects; null: nobody in particular */
  readonly agentId: string | null;
  /** projects that were created */
  readonly projects: number;
  /** photos whose first proof came */
  readonly rooms: number;
  /** results of those photos so far, divided by their number; null: there are no such photos */
  readonly roundsPerRoom: number | null;
  /** median hours from an order to its approval, of the jobs that were approved; null: there are none */
  readonly hoursToApproval: number | null;
  /** total of the invoices that were written, in `currency`; drafts, cancelled ones and other currencies are left out */
  readonly spending: Prisma.Decimal;
  readonly currency: string;
}

export interface FiguresInput {
  /** days, UTC; the months in which they lie are read whole */
  readonly from: Date;
  readonly to: Date;
  /** only projects that have this tag, such as an office's */
  readonly tag?: string | null;
}

const MOST_MONTHS = 60;

const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;

/**
 * The figures of the projects that the caller sees, by month and person: the newest month first. A month in which
 * nothing happened has no row. Of deleted projects only the invoices count.
 * @throws GraphQLError when the days are in the wrong order or more than 60 months apart
 */
export async function readFigures(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  { from, to, tag }: FiguresInput,
): Promise<AgentMonth[]> {
  const months = monthsBetween(from, to);
  if (months < 1) throw badRequest('Expected the first day to be before the last one.');
  if (months > MOST_MONTHS) throw badRequest(`Expected at most ${MOST_MONTHS} months, got ${months}.`);
  const begin = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth()));
  const end = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1));
  const { workspaceId } = caller;
  const tagged = tag ? Prisma.sql`${tag} = ANY(p."tags")` : Prisma.sql`TRUE`;
  const rows = await prisma.$queryRaw<AgentMonth[]>`
    WITH "visible" AS (
      SELECT p."id", p."agentId", p."createdAt" FROM "Project" p
      WHERE p."workspaceId" = ${workspaceId} AND p."deletedAt" IS NULL AND ${seenProjectsSql(caller)} AND ${tagged}
    ), "made" AS (
      SELECT to_char("createdAt", 'YYYY-MM') AS "month", "agentId", count(*)::int AS "projects"
      FROM "visible" WHERE "createdAt" >= ${begin} AND "createdAt" < ${end} GROUP BY 1, 2
    ), "room" AS (
      SELECT p."agentId", min(r."createdAt") AS "at", count(*) AS "rounds"
      FROM "visible" p
      JOIN "StagingJob" j ON j."projectId" = p."id" AND j."workspaceId" = ${workspaceId}
      JOIN "StagingItem" i ON i."jobId" = j."id"
      JOIN "StagingRound" r ON r."itemId" = i."id"
      GROUP BY i."id", p."agentId"
    ), "staged" AS (
      SELECT to_char("at", 'YYYY-MM') AS "month", "agentId", count(*)::int AS "rooms",
             (sum("rounds") / count(*))::float8 AS "roundsPerRoom"
      FROM "room" WHERE "at" >= ${begin} AND "at" < ${end} GROUP BY 1, 2
    ), "approved" AS (
      SELECT to_char(a."createdAt", 'YYYY-MM') AS "month", p."agentId",
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a."createdAt" - j."createdAt") / 3600)
               AS "hoursToApproval"
      FROM "visible" p
      JOIN "StagingJob" j ON j."projectId" = p."id" AND j."workspaceId" = ${workspaceId}
      JOIN "Activity" a ON a."entityId" = j."id" AND a."workspaceId" = ${workspaceId}
        AND a."action" = ${APPROVAL}
      WHERE a."createdAt" >= ${begin} AND a."createdAt" < ${end} GROUP BY 1, 2
    ), "invoiced" AS (
      SELECT to_char(i."createdAt", 'YYYY-MM') AS "month", p."agentId", sum(i."total") AS "spending"
      FROM "Project" p
      JOIN "Invoice" i ON i."projectId" = p."id" AND i."workspaceId" = ${workspaceId}
      JOIN "Workspace" w ON w."id" = i."workspaceId" AND w."currency" = i."currency"
      WHERE ${seenProjectsSql(caller)} AND ${tagged} AND i."status" NOT IN ('draft', 'cancelled') AND i."createdAt" >= ${begin} AND i."createdAt" < ${end}
      GROUP BY 1, 2
    ), "key" AS (
      SELECT "month", "agentId" FROM "made" UNION SELECT "month", "agentId" FROM "staged"
      UNION SELECT "month", "agentId" FROM "approved" UNION SELECT "month", "agentId" FROM "invoiced"
    )
    SELECT k."month", k."agentId", coalesce(m."projects", 0) AS "projects", coalesce(s."rooms", 0) AS "rooms",
           s."roundsPerRoom", a."hoursToApproval", coalesce(i."spending", 0) AS "spending", w."currency"
    FROM "key" k
    JOIN "Workspace" w ON w."id" = ${workspaceId}
    LEFT JOIN "made" m ON m."month" = k."month" AND m."agentId" IS NOT DISTINCT FROM k."agentId"
    LEFT JOIN "staged" s ON s."month" = k."month" AND s."agentId" IS NOT DISTINCT FROM k."agentId"
    LEFT JOIN "approved" a ON a."month" = k."month" AND a."agentId" IS NOT DISTINCT FROM k."agentId"
    LEFT JOIN "invoiced" i ON i."month" = k."month" AND i."agentId" IS NOT DISTINCT FROM k."agentId"
    ORDER BY k."month" DESC, k."agentId" NULLS LAST`;
  return rows.map((row) => ({ ...row, spending: new Prisma.Decimal(row.spending) }));
}
