import { builder } from './builder.js';
import {
  ConflictError,
  DiskFullError,
  NotFoundError,
  PROBLEM_CODES,
  QuotaError,
  TooManyAttemptsError,
  UploadError,
  ValidationError,
  type FieldProblem,
  type ProblemCode,
} from '../domain/errors.js';

const ProblemCodeType = builder.enumType('ProblemCode', {
  description: 'What went wrong, for programs. Errors of a request have one in extensions.code, which may be another.',
  values: Object.fromEntries(
    Object.entries(PROBLEM_CODES).map(([code, description]) => [code, { value: code as ProblemCode, description }]),
  ),
});

/** The code of an error that has none of its own. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  ValidationError: 'BAD_USER_INPUT',
  NotFoundError: 'NOT_FOUND',
  TooManyAttemptsError: 'RATE_LIMITED',
  UploadError: 'UPLOAD_REFUSED',
  QuotaError: 'STORAGE_FULL',
  DiskFullError: 'DISK_FULL',
};

const Problem = builder.interfaceRef<Error>('Problem').implement({
  description: 'What went wrong, in a sentence for the user.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence for the user.' }),
    code: t.field({
      type: ProblemCodeType,
      description: 'Its kind, for programs.',
      // the errors of a result are proxies, of no class
      resolve: (error: Error & Partial<Pick<ConflictError, 'code'>>) =>
        error.code ?? CODES[error.name] ?? 'INTERNAL_SERVER_ERROR',
    }),
  }),
});

const FieldProblemType = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'What is wrong with one field of the input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The input’s field; dots between levels.' }),
    message: t.exposeString('message', { description: 'A sentence for the user.' }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input breaks a rule. Nothing was changed.',
  interfaces: [Problem],
  fields: (t) => ({
    fields: t.field({
      type: [FieldProblemType],
      description: 'Every broken rule, at least one.',
      resolve: (error) => error.fields,
    }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such thing in the workspace. Nothing was changed.',
  interfaces: [Problem],
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The present state does not allow it, or somebody was faster. Nothing was changed.',
  interfaces: [Problem],
});

builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description: 'It was tried too often of late. Nothing was changed.',
  interfaces: [Problem],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'How long to wait before the next attempt.' }),
  }),
});

builder.objectType(UploadError, {
  name: 'UploadError',
  description: 'The file cannot be taken. Nothing of it was kept.',
  interfaces: [Problem],
});

builder.objectType(QuotaError, {
  name: 'QuotaError',
  description: 'The workspace keeps as many bytes as it may. Nothing was changed.',
  interfaces: [Problem],
});

builder.objectType(DiskFullError, {
  name: 'DiskFullError',
  description: 'The server has no room for files at the moment. Nothing was changed.',
  interfaces: [Problem],
});
