/**
 * What can be expected to go wrong. Nouns throw these; each mutation lists those that are members of its result's
 * union. The message is a sentence for the user.
 */
import { GraphQLError } from 'graphql';

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

  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const time = minutes > 1 ? `${minutes} minutes` : `${retryAfterSeconds} seconds`;
    super(`Too many attempts. Try again in ${time}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class UploadError extends Error {
  override readonly name = 'UploadError';
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

/** For queries and subscriptions, which have no union to answer with. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });
}
