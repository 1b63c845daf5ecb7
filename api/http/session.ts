/**
 * Registering, signing in and out. Each path forwards a Request of its own making to better-auth's handler, whose rate
 * limit and origin check its direct calls would skip.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { loginRules, registerRules } from '../accounts/accounts.rules.js';
import { AUTH_PATH, CLIENT_ADDRESS_HEADER, type Auth } from '../accounts/auth.js';
import type { PublicUser, ReadSession } from '../accounts/caller.js';
import type { Services } from '../services.js';
import { clientAddress, HttpError, readJson, sendCookies, sendJson, webHeaders, type Handler } from './answer.js';
import { isForeign, ownOrigins } from '../accounts/origin.js';

export interface SessionOptions {
  readonly services: Services;
  readonly auth: Auth;
  readonly readSession: ReadSession;
  /** called when a person has signed out */
  readonly onEnd: (sessionId: string) => void;
}

const FOREIGN = 'This request came from another site.';
const WRONG_PASSWORD = 'The email or the password is not right.';
const TAKEN = 'There is already an account with this email. Sign in instead.';

export function sessionHandlers({ services, auth, readSession, onEnd }: SessionOptions) {
  const { env } = services;

  async function forward(request: IncomingMessage, path: string, body: unknown): Promise<Response> {
    const headers = webHeaders(request);
    headers.delete('content-length');
    headers.delete('transfer-encoding');
    headers.set('content-type', 'application/json');
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request, env.trustProxy));
    // A navigation and a program without a browser send no origin. That the page is ours was checked before.
    if (!headers.has('origin')) headers.set('origin', ownOrigins(env, request.headers.host)[0]);
    const url = `${env.publicUrl}${AUTH_PATH}${path}`;
    const answer = await auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    if (answer.status === 429) {
      const seconds = answer.headers.get('x-retry-after') ?? '60';
      throw new HttpError(429, `Too many attempts. Try again in ${seconds} seconds.`, { 'retry-after': seconds });
    }
    if (answer.status === 403) throw new HttpError(403, FOREIGN);
    return answer;
  }

  function refuseForeign(request: IncomingMessage): void {
    if (isForeign(env, request.headers)) throw new HttpError(403, FOREIGN);
  }

  const register: Handler = async (request, response) => {
    refuseForeign(request);
    const { email, password, firstName, lastName } = accept(registerRules, await readJson(request));
    const name = `${firstName} ${lastName}`.trim();
    const answer = await forward(request, '/sign-up/email', { email, password, firstName, lastName, name });
    if (answer.status === 422) throw new HttpError(409, TAKEN);
    await sendUser(response, answer, 201);
  };

  const login: Handler = async (request, response) => {
    refuseForeign(request);
    const answer = await forward(request, '/sign-in/email', accept(loginRules, await readJson(request)));
    if (answer.status === 401) throw new HttpError(401, WRONG_PASSWORD);
    await sendUser(response, answer, 200);
  };

  /** Pages ask for the user when they open and come to the front: that keeps a session in use alive. */
  async function prolong(request: IncomingMessage): Promise<string[]> {
    const { headers } = await auth.api.getSession({ headers: webHeaders(request), returnHeaders: true });
    return headers.getSetCookie();
  }

  const user: Handler = async (request, response) => {
    const who = await readSession(request.headers.cookie);
    if (!who) throw new HttpError(401, 'Sign in first.');
    sendCookies(response, await prolong(request));
    sendJson(response, 200, who.user);
  };

  async function end(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const who = await readSession(request.headers.cookie);
    if (!who) return;
    const answer = await forward(request, '/sign-out', {});
    if (!answer.ok) throw new Error(`Signing out answered ${answer.status}: ${await answer.text()}`);
    sendCookies(response, answer.headers.getSetCookie());
    onEnd(who.sessionId);
  }

  const logout: Handler = async (request, response) => {
    refuseForeign(request);
    await end(request, response);
    response.writeHead(204).end();
  };

  /** A link of another site, or in a mail ("none"), must not sign anybody out. */
  const logoutNavigation: Handler = async (request, response) => {
    if (!isFromOwnPage(request)) throw new HttpError(403, 'Use the Logout button of our own pages.');
    await end(request, response);
    response.writeHead(303, { location: '/' }).end();
  };

  function isFromOwnPage({ headers }: IncomingMessage): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    const page = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).origin : null;
    return page !== null && ownOrigins(env, headers.host).includes(page);
  }

  /** "Continue with Google": no provider is set up in this version, which the login page says. */
  const providerLogin: Handler = async (_request, response) => {
    response.writeHead(302, { location: '/login?error=provider' }).end();
  };

  return { register, login, user, logout, logoutNavigation, providerLogin };
}

/** The first thing that is wrong, as one sentence. */
function accept<Rules extends z.ZodType>(rules: Rules, value: unknown): z.output<Rules> {
  const result = rules.safeParse(value);
  if (!result.success) throw new HttpError(400, result.error.issues[0].message);
  return result.data;
}

async function sendUser(response: ServerResponse, answer: Response, status: number): Promise<void> {
  if (!answer.ok) throw new Error(`The account service answered ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: PublicUser };
  sendCookies(response, answer.headers.getSetCookie());
  sendJson(response, status, { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email });
}
