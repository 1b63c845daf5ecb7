/** Plain answers. An error's body is one sentence: the client shows the text after "STATUS: ". */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FieldProblem } from '../domain/errors.js';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A refusal that the person may read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** where the sentence is about fields of the body */
  readonly fields: readonly FieldProblem[];

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    fields: readonly FieldProblem[] = [],
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.fields = fields;
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

/** An error's sentence, or the object of RFC 9457 for those who ask for it. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: HttpError): void {
  const { status, message, headers, fields } = error;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  if (!accepts(request, PROBLEM_TYPE)) return sendText(response, status, message);
  const title = STATUS_CODES[status];
  const problem = { type: 'about:blank', title, status, detail: message, ...(fields.length > 0 && { fields }) };
  const body = Buffer.from(JSON.stringify(problem));
  response.writeHead(status, { 'content-type': PROBLEM_TYPE, 'content-length': body.length }).end(body);
}

/** Whether the type itself is asked for, not only whatever there is. */
function accepts({ headers: { accept = '' } }: IncomingMessage, type: string): boolean {
  return accept.split(',').some((each) => each.split(';', 1)[0].trim().toLowerCase() === type);
}

export function sendCookies(response: ServerResponse, cookies: readonly string[]): void {
  for (const cookie of cookies) response.appendHeader('set-cookie', cookie);
}

export const NOT_JSON = 'Expected a body of application/json.';

/** Whether the body says that it is JSON. A foreign page's form cannot say that. */
export function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0].trim().toLowerCase() === 'application/json';
}

const LARGEST_JSON_BYTES = 64 * 1024;
/** What is too large is read on this far, so that the sender gets to see the answer. */
const MOST_DRAINED_BYTES = 8 * 1024 * 1024;

/**
 * The body of a JSON request.
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
 * The whole body, as it came.
 * @param most bytes
 * @throws HttpError 413
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not break the line off: the answer goes over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    if (size > most + MOST_DRAINED_BYTES) break;
  }
  if (size > most) throw new HttpError(413, `Expected at most ${most} bytes.`, { connection: 'close' });
  return Buffer.concat(chunks);
}

/** Node's headers as the web's. */
export function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
