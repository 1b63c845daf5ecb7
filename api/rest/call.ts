/** One REST call: takes arguments, executes a stored operation, returns the documented answer or a problem. */
import { GraphQLError, type DocumentNode, type ExecutionResult } from 'graphql';
import { ValidationError, type FieldProblem } from '../domain/errors.js';
import { readVariables } from './arguments.js';
import type { Operation } from './operations.js';
import { isRecord, pick, render } from './render.js';
import type { OperationRoute } from './routes.js';

/** Executes one of our documents as the caller. */
export type Run = (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult>;

interface Success {
  readonly status: number;
  /** undefined: none */
  readonly body: unknown;
}

type CallErrorDetails = Pick<CallError, 'headers' | 'fields'>;

/** A fault of the caller. Every other error is ours. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** when the sentence is about fields of the payload */
  readonly fields: readonly FieldProblem[];

  /** @param message a sentence for the user */
  constructor(status: number, message: string, { headers = {}, fields = [] }: Partial<CallErrorDetails> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.fields = fields;
  }
}

/** The HTTP status of each problem type of the schema. */
export const PROBLEM_STATUS: Readonly<Record<string, number>> = {
  ValidationError: 400,
  UploadError: 400,
  NotFoundError: 404,
  QuotaError: 403,
  ConflictError: 409,
  TooManyAttemptsError: 429,
  DiskFullError: 507,
};

/** The HTTP status by the `code` of an error's extensions. */
const ERROR_STATUS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNAVAILABLE: 503,
  RATE_LIMITED: 429,
};

interface CallOptions {
  readonly route: OperationRoute;
  readonly operation: Operation;
  /** values of the path, by the arguments' names */
  readonly parameters: Readonly<Record<string, string>>;
  /** the parsed payload; undefined when the route has none */
  readonly body: unknown;
  readonly run: Run;
  /** of the site, for links */
  readonly origin: string;
}

/** @throws CallError */
export async function call({ route, operation, parameters, body, run, origin }: CallOptions): Promise<Success> {
  if (route.body && !isRecord(body)) throw new CallError(400, 'Expected a JSON object.');
  const given = { ...(isRecord(body) && body), ...parameters };
  const names = [...Object.keys(parameters), ...(route.body ?? [])];
  const variables = checked(() => readVariables(operation, names, given));
  const { answer } = operation;
  const found = await wholeAnswer(operation, variables, run);
  if (!answer || route.status === 204) return { status: route.status, body: undefined };
  const isMissing = found === null || (isRecord(found) && Object.keys(found).length === 0);
  if (isMissing) throw new CallError(404, route.missing ?? 'Not found');
  return { status: route.status, body: render(answer.shape, found, origin) };
}

function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ValidationError) throw new CallError(400, error.message, { fields: error.fields });
    throw error;
  }
}

type Variables = Readonly<Record<string, unknown>>;

/** The part of the data that is the answer. A paginated list is read to its end. */
async function wholeAnswer(operation: Operation, variables: Variables, run: Run): Promise<unknown> {
  const path = operation.answer?.path ?? [];
  const data = await execute(operation, variables, run);
  const found = pick(data, path);
  if (!operation.arguments.has('after') || !Array.isArray(found)) return found;
  const toPage = [...path.slice(0, path.indexOf('edges')), 'pageInfo'];
  const rows: unknown[] = found;
  for (let page = pick(data, toPage); isRecord(page) && page.hasNextPage;) {
    const next = await execute(operation, { ...variables, after: page.endCursor }, run);
    rows.push(...[pick(next, path)].flat());
    page = pick(next, toPage);
  }
  return rows;
}

/** @throws CallError when the operation answers with a problem or an error */
async function execute({ document }: Operation, variables: Variables, run: Run): Promise<unknown> {
  const { data, errors } = await run(document, variables);
  const [error] = errors ?? [];
  if (error) throw new CallError(statusOf(error), error.message, { headers: headersOf(error) });
  const problem = Object.values(data ?? {}).find(isProblem);
  if (problem) throw toCallError(problem);
  return data;
}

/** The headers that an error names, such as `retry-after`. */
const headersOf = ({ extensions }: GraphQLError) =>
  (extensions?.http as { readonly headers?: Record<string, string> } | undefined)?.headers;

const statusOf = ({ extensions }: GraphQLError) => ERROR_STATUS[String(extensions?.code)] ?? 500;

interface Problem {
  readonly __typename: string;
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
}

function toCallError({ __typename, message, fields, retryAfterSeconds }: Problem): CallError {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  return new CallError(PROBLEM_STATUS[__typename] ?? 500, message, { fields, headers });
}

function isProblem(value: unknown): value is Problem {
  return isRecord(value) && typeof value.message === 'string' && String(value.__typename) in PROBLEM_STATUS;
}
