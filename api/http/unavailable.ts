/** Answers during an outage of the database: it recovers by itself, and nothing is lost. */
import { createGraphQLError, maskError } from 'graphql-yoga';
import { GraphQLError } from 'graphql';
import { isOutage } from '../db/outage.js';
import type { PrismaClient } from '../db/client.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
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

/** The `code` of expected errors, where they are no member of a mutation's union. */
const CODES = [
  [NotFoundError, 'NOT_FOUND'],
  [ConflictError, 'CONFLICT'],
] as const;

/** The expected error that a mutation's union does not name. */
export function expectedIn(error: unknown): { readonly message: string; readonly code: string } | null {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const [, code] = CODES.find(([kind]) => cause instanceof kind) ?? [];
  return code !== undefined && cause instanceof Error ? { message: cause.message, code } : null;
}

/** For Yoga: an outage is reported with its status, an expected error with its sentence; others are masked. */
export function maskGraphQLError(error: unknown, message: string): Error {
  const expected = expectedIn(error);
  if (expected) return createGraphQLError(expected.message, { extensions: { code: expected.code } });
  if (!isOutage(error)) return maskError(error, message, false);
  const http = { status: 503, headers: RETRY_AFTER };
  return createGraphQLError(UNAVAILABLE, { extensions: { code: 'UNAVAILABLE', http } });
}
