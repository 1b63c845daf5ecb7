/**
 * How long each queue is, as QueueDepth: of the kinds $1, which pg-boss calls $2. By its columns and its index job_i14
 * (name, state, blocked, start_after).
 */
export const DEPTHS = `
  SELECT each.kind, due.count::int AS waiting,
    greatest(0, coalesce(extract(epoch FROM queue.job_now() - due.oldest), 0))::float8 AS "oldestSeconds",
    (SELECT count(*)::int FROM queue.job WHERE job.name = each.name AND state = 'failed') AS failed
  FROM unnest($1::text[], $2::text[]) each(kind, name)
  CROSS JOIN LATERAL (
    SELECT count(*) AS count, min(start_after) AS oldest FROM queue.job
    WHERE job.name = each.name AND state IN ('created', 'retry') AND NOT blocked AND start_after <= queue.job_now()
  ) due`;
