import { PrismaPg } from '@prisma/adapter-pg';
import { NO_TRACES } from '../watching/traces.js';
import { PrismaClient } from './generated/client.js';
import { createStatementNames } from './statementNames.js';
import { limitedClient, TIME_LIMITS } from './timeLimits.js';
import { tracedAdapter } from './tracedAdapter.js';

export type { PrismaClient };

/** The client inside `prisma.$transaction(async (tx) => ...)`. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

const MOST_CONNECTIONS = 20;
/** Milliseconds. Prisma's defaults of 2 and 5 s are too short while a rendering uses every core. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };

/** The database client; `$disconnect` closes its connections. */
export function createPrisma(
  databaseUrl: string,
  { connectMs, queryMs } = TIME_LIMITS,
  traces = NO_TRACES,
): PrismaClient {
  const nameOf = createStatementNames();
  const adapter = new PrismaPg(
    {
      connectionString: databaseUrl,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      Client: limitedClient(queryMs),
    },
    { statementNameGenerator: ({ sql }) => nameOf(sql) },
  );
  return new PrismaClient({ adapter: tracedAdapter(adapter, traces), transactionOptions: TRANSACTIONS });
}
