import type pg from 'pg';
import { StartError } from '../startError.js';
import { oneRow } from './oneRow.js';

/** The oldest PostgreSQL that the migrations and the queue were tried with. */
export const OLDEST_MAJOR = 15;

/**
 * Checks that a database is served by a PostgreSQL that this version can use.
 * @throws StartError with the remedy
 */
export async function requireSupportedServer(client: pg.Client, oldest = OLDEST_MAJOR): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version",
  );
  const major = Number(oneRow(rows).version);
  if (major >= oldest) return;
  throw new StartError(
    `The database of DATABASE_URL is served by PostgreSQL ${major}; Showhome needs PostgreSQL ${oldest} or newer. ` +
      'Upgrade that server, as by pg_upgrade, or make a backup with the version of Showhome that used it and restore it ' +
      'into a newer one. Nothing was changed.',
  );
}
