import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';

const MOST_CONNECTIONS = 20;
/** Milliseconds. Prisma's own 2 and 5 s are too short beside a render that takes every core. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };

/** The database client; `$disconnect` closes its connections. */
export function createPrisma(databaseUrl: string): PrismaClient {
  const adapter = new PrismaPg({ connectionString: databaseUrl, max: MOST_CONNECTIONS });
  return new PrismaClient({ adapter, transactionOptions: TRANSACTIONS });
}
