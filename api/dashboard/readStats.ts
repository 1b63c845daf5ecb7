import type { Caller } from '../domain/caller.js';
import { Prisma } from '../db/generated/client.js';
import type { Services } from '../services.js';
import { seenProjectsSql } from '../domain/view.js';
import { oneRow } from '../db/oneRow.js';

/** Four figures of the projects that the caller sees. Of deleted projects only what was paid counts. */
export interface DashboardStats {
  readonly activeProjects: number;
  readonly stagingJobs: number;
  /** paid since the beginning of the month (UTC), in `currency`; invoices in other currencies are left out */
  readonly revenue: Prisma.Decimal;
  readonly currency: string;
  /** median seconds from an order to the last of its first proofs; null when no job has any */
  readonly turnaround: number | null;
}

/** Reads all four in one statement. A job's first proofs are those of round 0. */
export async function readStats(caller: Caller, { prisma }: Pick<Services, 'prisma'>): Promise<DashboardStats> {
  const { workspaceId } = caller;
  const rows = await prisma.$queryRaw<DashboardStats[]>`
    WITH "visible" AS (
      SELECT p."id", p."status" FROM "Project" p
      WHERE p."workspaceId" = ${workspaceId} AND p."deletedAt" IS NULL AND ${seenProjectsSql(caller)}
    ), "job" AS (
      SELECT CASE WHEN j."status" IN ('proof_ready', 'approved', 'final_delivered') OR j."round" > 0
             THEN extract(epoch FROM j."firstProofsAt" - j."createdAt")::float8 END AS "seconds"
      FROM "StagingJob" j JOIN "visible" p ON p."id" = j."projectId"
      WHERE j."workspaceId" = ${workspaceId}
    )
    SELECT w."currency",
      (SELECT count(*)::int FROM "visible" WHERE "status" = 'active') AS "activeProjects",
      (SELECT count(*)::int FROM "job") AS "stagingJobs",
      (SELECT coalesce(sum(i."total"), 0) FROM "Invoice" i JOIN "Project" p ON p."id" = i."projectId"
        WHERE i."workspaceId" = ${workspaceId} AND ${seenProjectsSql(caller)} AND i."status" = 'paid' AND i."currency" = w."currency"
          AND i."paidAt" >= date_trunc('month', now() AT TIME ZONE 'UTC')) AS "revenue",
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY "seconds") FROM "job") AS "turnaround"
    FROM "Workspace" w WHERE w."id" = ${workspaceId}`;
  const stats = oneRow(rows);
  return { ...stats, revenue: new Prisma.Decimal(stats.revenue) };
}
