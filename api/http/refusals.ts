/** Converts refusals of our functions to HTTP errors; the body is the sentence. */
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { foreignSentence, isForeign, ownOrigins } from '../accounts/origin.js';
import type { Env } from '../env.js';
import { ConflictError, TooManyAttemptsError, ValidationError } from '../domain/errors.js';
import { validationError } from '../domain/rules.js';
import { HttpError } from './answer.js';

/** @throws HttpError 400, 409 or 429 in place of the domain errors */
export async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) {
      throw new HttpError(429, error.message, { 'retry-after': String(error.retryAfterSeconds) });
    }
    if (error instanceof ValidationError) throw invalid(error);
    if (error instanceof ConflictError) throw new HttpError(409, error.message, {}, { code: error.code });
    throw error;
  }
}

/** @throws HttpError 400 with the first fault as one sentence */
export function accept<Rules extends z.ZodType>(rules: Rules, value: unknown): z.output<Rules> {
  const result = rules.safeParse(value);
  if (result.success) return result.data;
  throw invalid(validationError(result.error));
}

const invalid = ({ message, fields }: ValidationError) =>
  new HttpError(400, message, {}, { fields, code: 'BAD_USER_INPUT' });

/** @throws HttpError 403 */
export function refuseForeign(env: Env, request: IncomingMessage): void {
  if (isForeign(env, request.headers)) throw new HttpError(403, foreignSentence(env, request.headers));
}

/** Whether the navigation comes from one of our pages: not from another site or a mail. */
export function isFromOwnPage(env: Env, { headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const page = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).origin : null;
  return page !== null && ownOrigins(env, headers.host).includes(page);
}
