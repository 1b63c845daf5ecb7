/** Plain answers. An error's body is one sentence: the client shows the text after "STATUS: ". */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FieldProblem, ProblemCode } from '../domain/errors.js';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export const GRAPHQL_PATH = '/graphql';

/** The code of a refusal that has none of its own. */
export const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  409: 'WRONG_STATE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'IDEMPOTENCY_KEY_REUSED',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
  507: 'DISK_FULL',
};

interface RefusalDetails {
  /** when the sentence is about fields of the body */
  readonly fields?: readonly FieldProblem[];
  /** default: by the status */
  readonly code?: ProblemCode;
}

/** A refusal whose message the person may read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: readonly FieldProblem[];
  readonly code: ProblemCode;

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    { fields = [], code = CODE_OF_STATUS[status] ?? 'INTERNAL_SERVER_ERROR' }: RefusalDetails = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.fields = fields;
    this.code = code;
  }
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length }).end(body);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(body);
}

const PROBLEM_TYPE = 'application/problem+json';
const GRAPHQL_TYPE = 'application/graphql-response+json';

/**
 * Sends an error's sentence, a problem object (RFC 9457) to clients that accept one, and to clients of GraphQL always
 * what they parse.
 */
export function sendError(request: IncomingMessage, response: ServerResponse, error: HttpError): void {
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  if (isGraphQL(request)) return sendGraphQLError(request, response, error);
  const { status, message: detail, fields, code } = error;
  if (!accepts(request, PROBLEM_TYPE)) return sendText(response, status, detail);
  const title = STATUS_CODES[status];
  const problem = { type: 'about:blank', title, status, detail, code, ...(fields.length > 0 && { fields }) };
  sendAs(PROBLEM_TYPE, response, { status, value: problem });
}

const isGraphQL = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] === GRAPHQL_PATH;

function sendGraphQLError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, fields, code }: HttpError,
): void {
  const type = accepts(request, GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
  const extensions = { code, ...(fields.length > 0 && { fields }) };
  sendAs(`${type}; charset=utf-8`, response, { status, value: { errors: [{ message, extensions }] } });
}

interface Sent {
  readonly status: number;
  readonly value: object;
}

function sendAs(type: string, response: ServerResponse, { status, value }: Sent): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}

/** Whether the client accepts this type explicitly, not only by a wildcard. */
function accepts({ headers: { accept = '' } }: IncomingMessage, type: string): boolean {
  return accept.split(',').some((each) => each.split(';', 1)[0]?.trim().toLowerCase() === type);
}

export function sendCookies(response: ServerResponse, cookies: readonly string[]): void {
  for (const cookie of cookies) response.appendHeader('set-cookie', cookie);
}

export const NOT_JSON = 'Expected a body of application/json.';

/** Whether the content type is JSON. A form of a foreign page cannot send that type. */
export function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

const LARGEST_JSON_BYTES = 64 * 1024;
/** An oversized body is read up to this size, so that the sender receives the answer. */
const MOST_DRAINED_BYTES = 8 * 1024 * 1024;

/**
 * Reads the body of a JSON request.
 * @param largest bytes
 * @throws HttpError 400, 413 or 415
 */
export async function readJson(request: IncomingMessage, largest = LARGEST_JSON_BYTES): Promise<unknown> {
  if (!isJson(request)) throw new HttpError(415, NOT_JSON);
  const body = await readBody(request, largest);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

/**
 * Reads the whole body unchanged.
 * @param most bytes
 * @throws HttpError 413
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the connection, because the answer is sent over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    if (size > most + MOST_DRAINED_BYTES) break;
  }
  if (size > most) throw new HttpError(413, `Expected at most ${most} bytes.`, { connection: 'close' });
  return Buffer.concat(chunks);
}

/** Converts Node's headers to the Fetch API's Headers. */
export function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
