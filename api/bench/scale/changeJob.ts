import type pg from 'pg';

interface ChangedJob {
  readonly workspaceId: string;
  readonly id: string;
}

/** Changes a job and tells of it at the commit, as the worker does. @returns the time of the commit */
export async function changeJob(sql: pg.Client, { workspaceId, id }: ChangedJob): Promise<number> {
  await sql.query('BEGIN');
  await sql.query(`UPDATE "StagingJob" SET "updatedAt" = now() WHERE "id" = $1`, [id]);
  await sql.query(`SELECT pg_notify('showhome', $1)`, [JSON.stringify({ kind: 'stagingJob', workspaceId, id })]);
  const sent = performance.now();
  await sql.query('COMMIT');
  return sent;
}
