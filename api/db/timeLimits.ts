/** Limits of what is sent to the database: of time, as an address that drops packets would block for ever, and of texts. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Milliseconds. */
export interface TimeLimits {
  /** until a connection is established, or one of the pool is free */
  readonly connectMs: number;
  /** for one query; see `allowLongQueries` */
  readonly queryMs: number;
}

export const TIME_LIMITS: TimeLimits = { connectMs: 10_000, queryMs: 30_000 };

const long = new AsyncLocalStorage<true>();

/** Runs `work` without the limit for queries: for work on whole tables. */
export const allowLongQueries = <Result>(work: () => Promise<Result>): Promise<Result> =>
  long.run(true, async () => await work()); // Prisma's promises are lazy: they begin when awaited

/**
 * PostgreSQL refuses a whole statement for NUL in one of its texts. The rules keep it out of what is stored; an id or a
 * search with it finds nothing, as with any other character that nothing has.
 */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map(withoutNul) : value;
}

/**
 * A client for pools that closes its connection when an answer is late; otherwise the ROLLBACK that follows would wait
 * too. The limit is on this side, because connection poolers (PgBouncer) refuse PostgreSQL's `statement_timeout` at the
 * start of a connection.
 */
export function limitedClient(queryMs: number): typeof pg.Client {
  return class LimitedClient extends pg.Client {
    override query = ((query: string | pg.QueryConfig, ...rest: unknown[]) => {
      const config = typeof query === 'string' ? { text: query } : query;
      const timed = long.getStore() ? config : { ...config, query_timeout: queryMs };
      const limited = config.values ? { ...timed, values: config.values.map(withoutNul) } : timed;
      const send = super.query.bind(this) as (...input: unknown[]) => unknown;
      const answer = send(limited, ...rest.map(withoutNul));
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutAfterSilence(error));
      return answer;
    }) as pg.Client['query'];

    #cutAfterSilence(error: unknown): void {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
    }
  };
}
