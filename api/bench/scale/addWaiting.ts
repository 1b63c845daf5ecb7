import type pg from 'pg';

/**
 * Adds jobs of one waiting photo each. Their messages are missing, which a worker sends at its start.
 * @param like the id of a job that they look like
 */
export async function addWaiting(
  sql: pg.Client,
  { like, mediaId, count }: { readonly like: string; readonly mediaId: string; readonly count: number },
): Promise<void> {
  await sql.query(
    `WITH jobs AS (
       INSERT INTO "StagingJob" ("id", "workspaceId", "projectId", "style", "roomType", "creativity",
         "preserveWindows", "preserveWalls", "preserveCeiling", "preserveFloor", "updatedAt")
       SELECT 'job_' || substr(md5(j."id" || n), 1, 20), j."workspaceId", j."projectId", j."style", j."roomType", 15,
         false, false, false, false, now() FROM "StagingJob" j, generate_series(1, $2) n WHERE j."id" = $1
       RETURNING "id")
     INSERT INTO "StagingItem" ("id", "jobId", "position", "inputMediaId", "style", "roomType")
     SELECT 'item_' || substr("id", 5), "id", 0, $3, 'modern', 'living_room' FROM jobs`,
    [like, count, mediaId],
  );
  await sql.query('ANALYZE');
}
