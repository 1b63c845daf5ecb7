import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';

const MOST_CONNECTIONS = 20;

/** The database client; `$disconnect` closes its connections. */
export function createPrisma(databaseUrl: string): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: MOST_CONNECTIONS }) });
}
