/** One REST call: takes arguments, executes a stored operation, returns the documented answer or a problem. */
import { GraphQLError, type DocumentNode, type ExecutionResult } from 'graphql';
import { PROBLEM_CODES, ValidationError, type FieldProblem, type ProblemCode } from '../domain/errors.js';
import { readQuery, readVariables, refuseUnknown } from './arguments.js';
import type { Operation } from './operations.js';
import { isRecord, pick, render } from './render.js';
import { inQuery, type OperationRoute } from './routes.js';

/** Executes one of our documents as the caller. */
export type Run = (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult>;

interface Success {
  readonly status: number;
  /** undefined: none */
  readonly body: unknown;
  /** of a list that has more rows: where they begin, for `after` */
  readonly next?: string;
}

type CallErrorDetails = Pick<CallError, 'headers' | 'fields' | 'code'>;

/** A fault of the caller. Every other error is ours. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** when the sentence is about fields of the payload */
  readonly fields: readonly FieldProblem[];
  /** undefined: the status says enough */
  readonly code: ProblemCode | undefined;

  /** @param message a sentence for the user */
  constructor(status: number, message: string, { headers = {}, fields = [], code }: Partial<CallErrorDetails> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.fields = fields;
    this.code = code;
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
  /** what stands behind the path's question mark */
  readonly query: URLSearchParams;
  /** the parsed payload; undefined when the route has none */
  readonly body: unknown;
  readonly run: Run;
  /** of the site, for links */
  readonly origin: string;
}

/** @throws CallError */
export async function call({ route, operation, parameters, query, body, run, origin }: CallOptions): Promise<Success> {
  if (route.body && !isRecord(body)) throw new CallError(400, 'Expected a JSON object.');
  const known = inQuery(route, operation);
  const part = checked(() => readQuery(query, known, route.usual));
  const given = { ...(isRecord(body) && body), ...part.given, ...parameters };
  const names = [...Object.keys(parameters), ...known.filter((name) => name !== 'limit'), ...(route.body ?? [])];
  const variables = checked(() => {
    if (isRecord(body)) refuseUnknown(body, [...(route.body ?? []), ...(route.passedOver ?? [])]);
    return readVariables(operation, names, given);
  });
  const { answer } = operation;
  const { found, next } = operation.isPaged
    ? await readRows(operation, { variables, limit: part.limit, run })
    : { found: pick(await execute(operation, variables, run), answer?.path ?? []) };
  if (!answer || route.status === 204) return { status: route.status, body: undefined };
  const isMissing = found === null || (isRecord(found) && Object.keys(found).length === 0);
  if (isMissing) throw new CallError(404, route.missing ?? 'Not found');
  return { status: route.status, body: render(answer.shape, found, origin), next };
}

function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ValidationError)
      throw new CallError(400, error.message, { fields: error.fields, code: 'BAD_USER_INPUT' });
    throw error;
  }
}

type Variables = Readonly<Record<string, unknown>>;

/** The largest page of the schema's lists. */
const LARGEST_PAGE = 100;

interface AskedRows {
  readonly variables: Variables;
  readonly limit: number;
  readonly run: Run;
}

interface Rows {
  /** null: what has the list is not there */
  readonly found: unknown;
  readonly next?: string;
}

/** Reads up to `limit` rows of a list, page by page. */
async function readRows(operation: Operation, { variables, limit, run }: AskedRows): Promise<Rows> {
  const path = operation.answer?.path ?? [];
  const toPage = [...path.slice(0, path.indexOf('edges')), 'pageInfo'];
  const rows: unknown[] = [];
  let next: string | undefined;
  do {
    const first = Math.min(LARGEST_PAGE, limit - rows.length);
    const data = await execute(operation, { ...variables, first, ...(next && { after: next }) }, run);
    const found = pick(data, path);
    if (!Array.isArray(found)) return { found };
    rows.push(...found);
    const page = pick(data, toPage);
    next = isRecord(page) && page.hasNextPage ? String(page.endCursor) : undefined;
  } while (next && rows.length < limit);
  return { found: rows, next };
}

/** @throws CallError when the operation answers with a problem or an error */
async function execute({ document }: Operation, variables: Variables, run: Run): Promise<unknown> {
  const { data, errors } = await run(document, variables);
  const [error] = errors ?? [];
  if (error) throw new CallError(statusOf(error), error.message, { headers: headersOf(error), code: codeOf(error) });
  const problem = Object.values(data ?? {}).find(isProblem);
  if (problem) throw toCallError(problem);
  return data;
}

/** The headers that an error names, such as `retry-after`. */
const headersOf = ({ extensions }: GraphQLError) =>
  (extensions?.http as { readonly headers?: Record<string, string> } | undefined)?.headers;

function codeOf({ extensions }: GraphQLError): ProblemCode | undefined {
  const code = String(extensions?.code);
  return Object.hasOwn(PROBLEM_CODES, code) ? (code as ProblemCode) : undefined;
}

const statusOf = ({ extensions }: GraphQLError) => ERROR_STATUS[String(extensions?.code)] ?? 500;

interface Problem {
  readonly __typename: string;
  readonly message: string;
  readonly code: ProblemCode;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
}

function toCallError({ __typename, message, code, fields, retryAfterSeconds }: Problem): CallError {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  return new CallError(PROBLEM_STATUS[__typename] ?? 500, message, { fields, headers, code });
}

function isProblem(value: unknown): value is Problem {
  return isRecord(value) && typeof value.message === 'string' && String(value.__typename) in PROBLEM_STATUS;
}
