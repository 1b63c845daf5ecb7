/**
 * What can be expected to go wrong. Nouns throw these; each mutation lists those that are members of its result's
 * union. The message is a sentence for the user.
 */
import { GraphQLError } from 'graphql';
import { sizeText } from './sizeText.js';

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** Somebody or something was faster, or the state does not allow it. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The caller may see it, but this is for others to do. Never thrown where the thing itself is hidden from them. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** A guess too many. */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError';
  readonly retryAfterSeconds: number;

  /** @param what a sentence that says of what there was too much */
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

/** The workspace keeps as much as it may. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';

  /** @param bytes of which those of open links are used as well */
  constructor({ used, quota }: { readonly used: number; readonly quota: number }) {
    super(
      `The workspace's storage is full: ${sizeText(used)} of ${sizeText(quota)} are used, uploads under way included. ` +
        'Delete files that you no longer need, then try again.',
    );
  }
}

/** The server's disk has no room beside what the database needs. */
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

  /** @param fields at least one; the first one's sentence stands for the whole */
  constructor(fields: readonly FieldProblem[]) {
    super(fields[0].message);
    this.fields = fields;
  }
}

export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** For a signed-in person who asks for what is an administrator's. */
export function notAdministrator(): GraphQLError {
  return new GraphQLError('You need to be an administrator for this.', { extensions: { code: 'FORBIDDEN' } });
}

/** For queries and subscriptions, which have no union to answer with. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });
}
