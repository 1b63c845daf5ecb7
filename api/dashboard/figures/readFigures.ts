import { APPROVALS } from '../../activity/recordActivity.js';
import type { Caller } from '../../domain/caller.js';
import { Prisma } from '../../db/generated/client.js';
import { badRequest } from '../../domain/errors.js';
import { seenProjectsSql } from '../../domain/view.js';
import type { Services } from '../../services.js';

/** What one person's projects brought in one month. Deleted projects count nowhere. */
export interface AgentMonth {
  /** YYYY-MM, UTC */
  readonly month: string;
  /** who works on the projects; null: nobody in particular, or somebody whose account was deleted */
  readonly agentId: string | null;
  /** theirs, also after they left; empty: they have none; null: nobody in particular */
  readonly agentName: string | null;
  /** projects that were created */
  readonly projects: number;
  /** photos whose first proof came */
  readonly rooms: number;
  /** results of those photos so far, divided by their number; null: there are no such photos */
  readonly roundsPerRoom: number | null;
  /** median hours from an order to its last approval, of the jobs that are approved; null: there are none */
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
  const rows = await prisma.$queryRaw<FoundMonth[]>`
    WITH "seen" AS (
      SELECT p."id", p."agentId", p."createdAt", p."deletedAt",
             CASE WHEN p."agentId" IS NULL THEN p."agentName" END AS "formerName"
      FROM "Project" p
      WHERE p."workspaceId" = ${workspaceId} AND ${seenProjectsSql(caller)} AND ${tagged}
    ), "visible" AS (
      SELECT * FROM "seen" WHERE "deletedAt" IS NULL
    ), "made" AS (
      SELECT to_char("createdAt", 'YYYY-MM') AS "month", "agentId", "formerName", count(*)::int AS "projects"
      FROM "visible" WHERE "createdAt" >= ${begin} AND "createdAt" < ${end} GROUP BY 1, 2, 3
    ), "room" AS (
      SELECT p."agentId", p."formerName", min(r."createdAt") AS "at", count(*) AS "rounds"
      FROM "visible" p
      JOIN "StagingJob" j ON j."projectId" = p."id" AND j."workspaceId" = ${workspaceId}
      JOIN "StagingItem" i ON i."jobId" = j."id"
      JOIN "StagingRound" r ON r."itemId" = i."id"
      GROUP BY i."id", p."agentId", p."formerName"
    ), "staged" AS (
      SELECT to_char("at", 'YYYY-MM') AS "month", "agentId", "formerName", count(*)::int AS "rooms",
             (sum("rounds") / count(*))::float8 AS "roundsPerRoom"
      FROM "room" WHERE "at" >= ${begin} AND "at" < ${end} GROUP BY 1, 2, 3
    ), "approval" AS (
      SELECT p."agentId", p."formerName", j."createdAt" AS "orderedAt", max(a."createdAt") AS "at"
      FROM "visible" p
      JOIN "StagingJob" j ON j."projectId" = p."id" AND j."workspaceId" = ${workspaceId}
        AND j."status" IN ('approved', 'final_delivered')
      JOIN "Activity" a ON a."entityId" = j."id" AND a."workspaceId" = ${workspaceId}
        AND a."action" IN (${Prisma.join(APPROVALS)})
      GROUP BY j."id", p."agentId", p."formerName"
    ), "approved" AS (
      SELECT to_char("at", 'YYYY-MM') AS "month", "agentId", "formerName",
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "at" - "orderedAt") / 3600)
               AS "hoursToApproval"
      FROM "approval" WHERE "at" >= ${begin} AND "at" < ${end} GROUP BY 1, 2, 3
    ), "invoiced" AS (
      SELECT to_char(i."createdAt", 'YYYY-MM') AS "month", p."agentId", p."formerName", sum(i."total") AS "spending"
      FROM "seen" p
      JOIN "Invoice" i ON i."projectId" = p."id" AND i."workspaceId" = ${workspaceId}
      JOIN "Workspace" w ON w."id" = i."workspaceId" AND w."currency" = i."currency"
      WHERE i."status" NOT IN ('draft', 'cancelled') AND i."createdAt" >= ${begin} AND i."createdAt" < ${end}
      GROUP BY 1, 2, 3
    ), "key" AS (
      SELECT "month", "agentId", "formerName" FROM "made" UNION SELECT "month", "agentId", "formerName" FROM "staged"
      UNION SELECT "month", "agentId", "formerName" FROM "approved" UNION SELECT "month", "agentId", "formerName" FROM "invoiced"
    )
    SELECT k."month", k."agentId", k."formerName", coalesce(m."projects", 0) AS "projects", coalesce(s."rooms", 0) AS "rooms",
           s."roundsPerRoom", a."hoursToApproval", coalesce(i."spending", 0) AS "spending", w."currency"
    FROM "key" k
    JOIN "Workspace" w ON w."id" = ${workspaceId}
    LEFT JOIN "made" m ON m."month" = k."month" AND m."agentId" IS NOT DISTINCT FROM k."agentId"
      AND m."formerName" IS NOT DISTINCT FROM k."formerName"
    LEFT JOIN "staged" s ON s."month" = k."month" AND s."agentId" IS NOT DISTINCT FROM k."agentId"
      AND s."formerName" IS NOT DISTINCT FROM k."formerName"
    LEFT JOIN "approved" a ON a."month" = k."month" AND a."agentId" IS NOT DISTINCT FROM k."agentId"
      AND a."formerName" IS NOT DISTINCT FROM k."formerName"
    LEFT JOIN "invoiced" i ON i."month" = k."month" AND i."agentId" IS NOT DISTINCT FROM k."agentId"
      AND i."formerName" IS NOT DISTINCT FROM k."formerName"
    ORDER BY k."month" DESC, k."agentId" NULLS LAST, k."formerName" NULLS LAST`;
  const names = await namesOf(prisma, workspaceId, rows);
  return rows.map(({ formerName, ...row }) => ({
    ...row,
    agentName: row.agentId === null ? formerName : (names.get(row.agentId) ?? null),
    spending: new Prisma.Decimal(row.spending),
  }));
}

type FoundMonth = Omit<AgentMonth, 'agentName'> & {
  /** of somebody whose account was deleted */
  readonly formerName: string | null;
};

/** By id: the names of people of the workspace, and of those who left it the names that they had there. */
async function namesOf(
  prisma: Services['prisma'],
  workspaceId: string,
  rows: readonly FoundMonth[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ agentId }) => agentId ?? []))];
  const here = await prisma.user.findMany({
    where: { id: { in: ids }, memberships: { some: { workspaceId } } },
    select: { id: true, firstName: true, lastName: true },
  });
  const left = await prisma.project.findMany({
    where: { workspaceId, agentId: { in: ids }, agentName: { not: null } },
    distinct: ['agentId'],
    select: { agentId: true, agentName: true },
  });
  return new Map([
    ...left.map(({ agentId, agentName }) => [agentId ?? '', agentName ?? ''] as const),
    ...here.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()] as const),
  ]);
}
