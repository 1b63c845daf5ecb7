/**
 * The pages' data by SQL written by hand and the driver alone: what PostgreSQL itself needs. The rows have the columns
 * that the pages show; links are not signed.
 */
import type pg from 'pg';

export interface RawCaller {
  readonly workspaceId: string;
  readonly userId: string;
}

type RawPage = (db: pg.Pool, caller: RawCaller, projectId: string) => Promise<unknown>;

const MEDIA = `'id', m."id", 'type', m."type", 'originalName', m."originalName", 'width', m."width",
  'height', m."height", 'isWatermarked', m."isWatermarked", 'thumbnailKey', m."thumbnailKey",
  'previewKey', m."previewKey", 'objectKey', m."objectKey"`;

/** An image of a job `j` as a list shows it. */
const ITEMS = `(SELECT coalesce(json_agg(json_build_object('id', i."id", 'state', i."state", 'progress', i."progress",
    'failure', i."failure", 'roomType', i."roomType", 'outlined', i."outline" IS NOT NULL,
    'helps', i."failureCode", 'result', r."id", 'warnings', r."report"->'warnings',
    'input', (SELECT json_build_object(${MEDIA}) FROM "Media" m WHERE m."id" = i."inputMediaId"),
    'proof', (SELECT json_build_object(${MEDIA}) FROM "Media" m WHERE m."id" = i."proofMediaId"),
    'final', (SELECT json_build_object(${MEDIA}) FROM "Media" m WHERE m."id" = i."finalMediaId")) ORDER BY i."position"),
    '[]') FROM "StagingItem" i LEFT JOIN "StagingRound" r ON r."proofMediaId" = i."proofMediaId"
  WHERE i."jobId" = j."id") AS items`;

const JOB = `j."id", j."status", j."style", j."roomType", j."creativity", j."notes", j."failure", j."round",
  j."createdAt", j."updatedAt", json_build_object('id', p."id", 'address', p."address") AS project`;

/** The cover of a project `p`: the newest final, else a proof under review, else the first image. */
const COVER = `(SELECT json_build_object(${MEDIA}) FROM "Media" m
    WHERE m."projectId" = p."id" AND m."type" = 'image' AND (m."origin" <> 'proof' OR EXISTS (
      SELECT FROM "StagingItem" i JOIN "StagingJob" j ON j."id" = i."jobId"
      WHERE i."proofMediaId" = m."id" AND j."status" IN ('proof_ready', 'approved')))
    ORDER BY array_position(ARRAY['final', 'proof', 'upload'], m."origin"::text),
      CASE WHEN m."origin" <> 'upload' THEN m."createdAt" END DESC, m."createdAt", m."id" LIMIT 1) AS cover`;

const VISIBLE = `p."workspaceId" = $1 AND p."deletedAt" IS NULL`;
const NEWEST = (table: string, count: number) =>
  `ORDER BY ${table}."createdAt" DESC, ${table}."id" DESC LIMIT ${count}`;

async function rows(db: pg.Pool, text: string, values: readonly unknown[]): Promise<object[]> {
  return (await db.query(text, [...values])).rows as object[];
}

const dashboard: RawPage = (db, { workspaceId, userId }) => {
  const ask = (sql: string) => rows(db, sql, [workspaceId]);
  const entity = (table: string, alias: string) =>
    `LEFT JOIN "${table}" ${alias} ON ${alias}."id" = a."entityId" LEFT JOIN "Project" ${alias}p
     ON ${alias}p."id" = ${alias}."projectId" AND ${alias}p."deletedAt" IS NULL`;
  return Promise.all([
    ask(`SELECT (SELECT count(*) FROM "Project" p WHERE ${VISIBLE}) AS known,
      EXISTS (SELECT FROM "Activity" WHERE "workspaceId" = $1) AS counted`),
    ask(`SELECT count(*) FROM "StagingItem" i JOIN "StagingJob" j ON j."id" = i."jobId"
      JOIN "Project" p ON p."id" = j."projectId"
      WHERE j."workspaceId" = $1 AND j."status" = 'proof_ready' AND i."state" = 'staged' AND p."deletedAt" IS NULL`),
    ask(`SELECT count(*) FROM "StagingJob" j JOIN "Project" p ON p."id" = j."projectId"
      WHERE j."workspaceId" = $1 AND j."status" = 'proof_ready' AND p."deletedAt" IS NULL`),
    ask(`SELECT ${JOB}, ${ITEMS} FROM "StagingJob" j JOIN "Project" p ON p."id" = j."projectId"
      WHERE j."workspaceId" = $1 AND j."status" = 'proof_ready' AND p."deletedAt" IS NULL ${NEWEST('j', 1)}`),
    ask(`WITH visible AS MATERIALIZED (SELECT p."id", p."status" FROM "Project" p WHERE ${VISIBLE}),
      job AS (SELECT j.* FROM "StagingJob" j JOIN visible v ON v."id" = j."projectId" WHERE j."workspaceId" = $1)
      SELECT (SELECT count(*) FROM visible WHERE "status" = 'active') AS "activeProjects",
        (SELECT count(*) FROM job) AS "stagingJobs",
        (SELECT sum(i."total") FROM "Invoice" i JOIN visible v ON v."id" = i."projectId"
          WHERE i."workspaceId" = $1 AND i."status" = 'paid' AND i."paidAt" >= date_trunc('month', now())) AS revenue,
        (SELECT percentile_cont(.5) WITHIN GROUP (ORDER BY extract(epoch FROM "firstProofsAt" - "createdAt"))
          FROM job WHERE "status" IN ('proof_ready', 'approved', 'final_delivered')) AS turnaround`),
    ask(
      `SELECT p."id", p."address", p."mlsId", p."status", ${COVER} FROM "Project" p WHERE ${VISIBLE} ${NEWEST('p', 5)}`,
    ),
    ask(`SELECT a."id", a."action", a."description", a."createdAt", a."actorId", a."entityId", p."address",
        mp."id" AS m, jp."id" AS j, vp."id" AS v
      FROM (SELECT * FROM "Activity" a WHERE a."workspaceId" = $1 ${NEWEST('a', 31)}) a
      LEFT JOIN "Project" p ON p."id" = a."entityId" AND p."deletedAt" IS NULL
      ${entity('Media', 'm')} ${entity('StagingJob', 'j')} ${entity('Invoice', 'v')}
      ${NEWEST('a', 31)}`),
    rows(
      db,
      `SELECT count(*) FROM "Activity" a JOIN "Membership" s ON s."workspaceId" = a."workspaceId" AND s."userId" = $2
        WHERE a."workspaceId" = $1 AND a."createdAt" > s."activitiesSeenAt"
          AND (a."actorId" IS NULL OR a."actorId" <> $2)`,
      [workspaceId, userId],
    ),
  ]);
};

const projects: RawPage = (db, { workspaceId }) =>
  Promise.all([
    rows(db, `SELECT count(*) FROM "Project" p WHERE ${VISIBLE}`, [workspaceId]),
    rows(
      db,
      `SELECT p."id", p."address", p."mlsId", p."status", p."createdAt", ${COVER}
       FROM "Project" p WHERE ${VISIBLE} ${NEWEST('p', 25)}`,
      [workspaceId],
    ),
  ]);

const project: RawPage = (db, { workspaceId }, projectId) => {
  const ask = (sql: string) => rows(db, sql, [workspaceId, projectId]);
  return Promise.all([
    ask(`SELECT p.* FROM "Project" p WHERE ${VISIBLE} AND p."id" = $2`),
    ask(`SELECT "origin", "type", count(*) FROM "Media" WHERE "workspaceId" = $1 AND "projectId" = $2 GROUP BY 1, 2`),
    ask(`SELECT "status", count(*) FROM "StagingJob" WHERE "workspaceId" = $1 AND "projectId" = $2 GROUP BY 1`),
    ask(`SELECT count(*) FROM "Invoice" WHERE "workspaceId" = $1 AND "projectId" = $2`),
    ask(`SELECT m.* FROM "Media" m WHERE m."workspaceId" = $1 AND m."projectId" = $2 AND m."origin" <> 'proof'
      ${NEWEST('m', 41)}`),
    ask(`SELECT ${JOB}, ${ITEMS} FROM "StagingJob" j JOIN "Project" p ON p."id" = j."projectId"
      WHERE j."workspaceId" = $1 AND j."projectId" = $2 ${NEWEST('j', 13)}`),
    ask(`SELECT v."id", v."invoiceNumber", v."total", v."currency", v."status", v."createdAt" FROM "Invoice" v
      WHERE v."workspaceId" = $1 AND v."projectId" = $2 ${NEWEST('v', 21)}`),
  ]);
};

const staging: RawPage = (db, { workspaceId }) =>
  Promise.all([
    rows(
      db,
      `SELECT j."status", count(*) FROM "StagingJob" j JOIN "Project" p ON p."id" = j."projectId"
       WHERE j."workspaceId" = $1 AND p."deletedAt" IS NULL GROUP BY 1`,
      [workspaceId],
    ),
    rows(
      db,
      `SELECT ${JOB}, ${ITEMS} FROM (SELECT j.* FROM "StagingJob" j JOIN "Project" p ON p."id" = j."projectId"
         WHERE j."workspaceId" = $1 AND j."status" = 'proof_ready' AND p."deletedAt" IS NULL ${NEWEST('j', 13)}) j
       JOIN "Project" p ON p."id" = j."projectId" ${NEWEST('j', 13)}`,
      [workspaceId],
    ),
  ]);

const billing: RawPage = (db, { workspaceId, userId }) =>
  Promise.all([
    rows(db, `SELECT "role" FROM "Membership" WHERE "workspaceId" = $1 AND "userId" = $2`, [workspaceId, userId]),
    rows(
      db,
      `SELECT sum(v."total") FILTER (WHERE v."status" NOT IN ('paid', 'cancelled')) AS outstanding,
         sum(v."total") FILTER (WHERE v."status" = 'paid' AND v."createdAt" >= date_trunc('month', now())) AS month,
         sum(v."total") FILTER (WHERE v."status" = 'paid') AS processed
       FROM "Invoice" v JOIN "Project" p ON p."id" = v."projectId"
       WHERE v."workspaceId" = $1 AND v."currency" = 'USD' AND (p."deletedAt" IS NULL OR v."status" <> 'draft')`,
      [workspaceId],
    ),
    rows(
      db,
      `SELECT v."id", v."invoiceNumber", v."status", v."total", v."currency", v."createdAt", v."dueDate", v."paidAt",
         json_build_object('id', p."id", 'address', p."address") AS project
       FROM "Invoice" v JOIN "Project" p ON p."id" = v."projectId"
       WHERE v."workspaceId" = $1 AND (p."deletedAt" IS NULL OR v."status" <> 'draft') ${NEWEST('v', 21)}`,
      [workspaceId],
    ),
  ]);

export const RAW_PAGES = { dashboard, projects, project, staging, billing } as const;
export type PageName = keyof typeof RAW_PAGES;
