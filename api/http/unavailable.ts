/** Answers during an outage of the database: it recovers by itself, and nothing is lost. */
import { createGraphQLError, maskError } from 'graphql-yoga';
import { isOutage } from '../db/outage.js';
import type { PrismaClient } from '../db/client.js';
import { inTime } from '../inTime.js';
import { HttpError } from './answer.js';

const UNAVAILABLE = 'The database cannot be used right now. Try again in a moment.';
const RETRY_AFTER = { 'retry-after': '5' };

export const unavailable = () => new HttpError(503, UNAVAILABLE, RETRY_AFTER);

/** Whether the database caused a request's failure: by the error, or because the database does not answer now. */
export async function failedByOutage(error: unknown, prisma: PrismaClient): Promise<boolean> {
  if (isOutage(error)) return true;
  return inTime(prisma.$queryRaw`SELECT 1`).then(
    () => false,
    () => true,
  );
}

/** For Yoga: an outage is reported with its status; other unexpected errors are masked. */
export function maskGraphQLError(error: unknown, message: string): Error {
  if (!isOutage(error)) return maskError(error, message, false);
  const http = { status: 503, headers: RETRY_AFTER };
  return createGraphQLError(UNAVAILABLE, { extensions: { code: 'UNAVAILABLE', http } });
}
