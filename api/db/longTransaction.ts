import pg from 'pg';
import { TIME_LIMITS } from './timeLimits.js';

/** How a value looks as text, whatever the server's settings are; and no time limit. */
const SETTINGS = Object.entries({
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
});

/**
 * Runs work on whole tables in one transaction, on a connection of its own and without time limits.
 * @param mode `snapshot`: reads the rows of one moment, whatever others write meanwhile
 */
export async function inLongTransaction<Result>(
  databaseUrl: string,
  mode: 'snapshot' | 'write',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connectMs: connectionTimeoutMillis } = TIME_LIMITS;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis, keepAlive: true });
  client.on('error', () => {}); // the query in progress fails too
  await client.connect();
  try {
    await client.query(mode === 'snapshot' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN');
    for (const [name, value] of SETTINGS) await client.query(`SET LOCAL ${name} = '${value}'`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end().catch(() => {}); // without a COMMIT this rolls back
  }
}
