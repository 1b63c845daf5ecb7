/**
 * Forwards requests that we build to better-auth's handler, because direct calls would skip its rate limit and origin
 * check.
 */
import type { IncomingMessage } from 'node:http';
import { AUTH_PATH, CLIENT_ADDRESS_HEADER, type Auth } from '../accounts/auth.js';
import { foreignSentence, ownOrigins } from '../accounts/origin.js';
import { throwingOutages } from '../accounts/seenOutage.js';
import type { Env } from '../env.js';
import { HttpError, webHeaders } from './answer.js';
import { clientAddress } from './clientAddress.js';

interface Forwarded {
  /** below AUTH_PATH, with its query */
  readonly path: string;
  /** the JSON body of a POST; without it a GET */
  readonly body?: unknown;
}

/** @throws HttpError 429 or 403 when better-auth refuses the request; an outage of the database */
export async function forward(
  { env, auth }: { readonly env: Env; readonly auth: Pick<Auth, 'handler'> },
  request: IncomingMessage,
  { path, body }: Forwarded,
): Promise<Response> {
  const headers = webHeaders(request);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.delete('content-type');
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request, env.trustProxy));
  // A navigation and a program without a browser send no origin. The caller has checked that the page is ours.
  const [origin = env.publicUrl] = ownOrigins(env, request.headers.host);
  if (!headers.has('origin')) headers.set('origin', origin);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  const forwarded = new Request(`${env.publicUrl}${AUTH_PATH}${path}`, { ...sent, headers });
  const answer = await throwingOutages(() => auth.handler(forwarded));
  if (answer.status === 429) {
    const seconds = answer.headers.get('x-retry-after') ?? '60';
    throw new HttpError(429, `Too many attempts. Try again in ${seconds} seconds.`, { 'retry-after': seconds });
  }
  if (answer.status === 403) throw new HttpError(403, foreignSentence(env, request.headers));
  return answer;
}
