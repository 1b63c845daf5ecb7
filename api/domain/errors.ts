/**
 * The expected errors of the domain. Each mutation lists those that are members of its result's union. The message is a
 * sentence for the user.
 */
import { GraphQLError } from 'graphql';
import { sizeText } from './sizeText.js';

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** What went wrong, for programs: the only table of codes, whichever way a refusal is told. */
export const PROBLEM_CODES = {
  BAD_REQUEST: 'The request cannot be read.',
  BAD_USER_INPUT: 'The input breaks a rule; its fields are named.',
  UNAUTHENTICATED: 'Nobody is signed in, or the key opens nothing.',
  FORBIDDEN: 'The caller may not do this.',
  NOT_FOUND: 'There is no such thing in the workspace.',
  METHOD_NOT_ALLOWED: 'The path does not take this method.',
  WRONG_STATE: 'The present state does not allow it.',
  ALREADY_DONE: 'It is so already.',
  IN_PROGRESS: 'Work on it is under way. Wait until it is done.',
  CHANGED_MEANWHILE: 'Somebody was faster. Read it again.',
  LIMIT_REACHED: 'There are as many as there may be.',
  UPLOAD_REFUSED: 'The file cannot be taken.',
  STORAGE_FULL: 'The workspace keeps as many bytes as it may.',
  IDEMPOTENCY_KEY_IN_USE: 'The request with this Idempotency-Key is being carried out.',
  IDEMPOTENCY_ANSWER_LOST: 'The request with this Idempotency-Key was carried out, and its answer was lost.',
  IDEMPOTENCY_KEY_REUSED: 'The Idempotency-Key was sent with another request.',
  REQUEST_TIMEOUT: 'The request came too slowly.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not of the type that is expected.',
  RATE_LIMITED: 'It was asked for too often. Wait as long as Retry-After says.',
  INTERNAL_SERVER_ERROR: 'The server has failed. It is logged.',
  UNAVAILABLE: 'The server cannot answer right now. Try again as Retry-After says.',
  DISK_FULL: 'The server has no room for files at the moment.',
} as const;

export type ProblemCode = keyof typeof PROBLEM_CODES;

/** Another request was faster, or the state does not allow the change. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly code: ProblemCode;

  /** @param code which kind of conflict it is */
  constructor(message: string, code: ProblemCode = 'WRONG_STATE') {
    super(message);
    this.code = code;
  }
}

/** The limit of attempts is reached. */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError';
  readonly retryAfterSeconds: number;

  /** @param what a sentence that names the limit */
  constructor(retryAfterSeconds: number, what = 'Too many attempts.') {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const time = minutes > 1 ? `${minutes} minutes` : `${retryAfterSeconds} seconds`;
    super(`${what} Try again in ${time}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/** The workspace's storage quota is used up. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';

  /** @param bytes `used` includes the announced sizes of open links */
  constructor({ used, quota }: { readonly used: number; readonly quota: number }) {
    super(
      `The workspace's storage is full: ${sizeText(used)} of ${sizeText(quota)} are used, uploads under way included. ` +
        'Delete files that you no longer need, then try again.',
    );
  }
}

/** The server's disk has no space besides the database's reserve. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';

  constructor() {
    super('The server has no room for files at the moment. Try again later.');
  }
}

export interface FieldProblem {
  /** the input's field, dots between levels */
  readonly path: string;
  readonly message: string;
}

export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly fields: readonly FieldProblem[];

  /** @param fields at least one; the first one's sentence is the error's message */
  constructor(fields: readonly FieldProblem[]) {
    const [first] = fields;
    if (!first) throw new Error('Expected at least one field.');
    super(first.message);
    this.fields = fields;
  }
}

export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** For a signed-in person who requests something that only administrators may see. */
export function notAdministrator(): GraphQLError {
  return new GraphQLError('You need to be an administrator for this.', { extensions: { code: 'FORBIDDEN' } });
}

/** For queries and subscriptions, whose results are not unions with errors. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** For queries: a limit is reached. @param more extensions of the error */
export function rateLimited({ message, retryAfterSeconds }: TooManyAttemptsError, more: object = {}): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http, ...more } });
}

export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });
}
