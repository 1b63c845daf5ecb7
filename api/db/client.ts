import { PrismaPg } from '@prisma/adapter-pg';
import { NO_TRACES, type Traces } from '../watching/traces.js';
import { PrismaClient } from './generated/client.js';
import { divideConnections } from './connections.js';
import { createStatementNames, UNNAMED } from './statementNames.js';
import { limitedClient, TIME_LIMITS, type TimeLimits } from './timeLimits.js';
import { tracedAdapter } from './tracedAdapter.js';

export type { PrismaClient };

/** The client inside a transaction; `domain/write.ts` opens them. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Milliseconds. Prisma's defaults of 2 and 5 s are too short while a rendering uses every core. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };

interface ClientOptions {
  readonly limits?: TimeLimits;
  /** at most, at once */
  readonly connections?: number;
  /** The address may be of a pooler that gives each transaction another session, which knows no names of statements. */
  readonly isPooled?: boolean;
  readonly traces?: Traces;
}

const noName = () => UNNAMED;

/** The database client; `$disconnect` closes its connections. */
export function createPrisma(databaseUrl: string, options: ClientOptions = {}): PrismaClient {
  const {
    limits = TIME_LIMITS,
    connections = divideConnections().rows,
    isPooled = false,
    traces = NO_TRACES,
  } = options;
  const { connectMs, queryMs } = limits;
  const nameOf = isPooled ? noName : createStatementNames();
  const adapter = new PrismaPg(
    {
      connectionString: databaseUrl,
      max: connections,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      Client: limitedClient(queryMs),
    },
    { statementNameGenerator: ({ sql }) => nameOf(sql) },
  );
  return new PrismaClient({ adapter: tracedAdapter(adapter, traces), transactionOptions: TRANSACTIONS });
}
