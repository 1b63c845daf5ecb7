/** How long the database may take. An address that swallows packets never says that nobody is there. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Milliseconds. */
export interface TimeLimits {
  /** until a connection stands, or one of the pool is free */
  readonly connectMs: number;
  /** that one query takes; see `allowLongQueries` */
  readonly queryMs: number;
}

export const TIME_LIMITS: TimeLimits = { connectMs: 10_000, queryMs: 30_000 };

const long = new AsyncLocalStorage<true>();

/** Runs `work`, of which no query is cut: for what goes through whole tables. */
export const allowLongQueries = <Result>(work: () => Promise<Result>): Promise<Result> =>
  long.run(true, async () => await work()); // Prisma's promises begin when they are awaited

/**
 * A client for pools, which cuts its connection where an answer does not come in time: else the ROLLBACK that follows
 * would wait behind the same silence. The limit is kept on this side, as proxies of connections (PgBouncer) refuse
 * PostgreSQL's own `statement_timeout` at the start of a connection.
 */
export function limitedClient(queryMs: number): typeof pg.Client {
  return class LimitedClient extends pg.Client {
    override query = ((query: string | pg.QueryConfig, ...rest: unknown[]) => {
      const config = typeof query === 'string' ? { text: query } : query;
      const limited = long.getStore() ? config : { ...config, query_timeout: queryMs };
      const send = super.query.bind(this) as (...input: unknown[]) => unknown;
      const answer = send(limited, ...rest);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutAfterSilence(error));
      return answer;
    }) as pg.Client['query'];

    #cutAfterSilence(error: unknown): void {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
    }
  };
}
