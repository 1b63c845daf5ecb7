/** Reads the queue's tables for backups, which keep nothing of pg-boss itself. */

/** of `KeptMessage` */
export const KEPT_COLUMNS = ['id', 'message', 'after'] as const;

/**
 * SQL: the messages that wait or are in work, with `KEPT_COLUMNS`. One whose tries have ended, and of which its handler
 * has to be told yet, is kept as the message that it was: it is tried anew.
 */
export const UNFINISHED_MESSAGES = `SELECT CASE WHEN name LIKE '%-lost' THEN coalesce(source_id, id) ELSE id END AS id,
    data AS message,
    CASE WHEN start_after > now() THEN start_after END AS after
  FROM queue.job WHERE state IN ('created', 'retry', 'active') AND data ? 'kind'`;

/** SQL: whether a process handles or sends messages, by its heartbeat. */
export const ANY_PROCESS = `SELECT FROM queue.instance
  WHERE stopped_on IS NULL AND heartbeat_on > now() - heartbeat_seconds * 3 * interval '1 second' LIMIT 1`;
