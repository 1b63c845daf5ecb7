/** Registering, signing in and out, and the present user. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loginRules, registerRules } from '../accounts/accounts.rules.js';
import {
  clearAttempts,
  FAILED_REGISTRATIONS,
  LOGINS_FROM_ADDRESS,
  LOGINS_OF_ACCOUNT,
  returnAttempt,
  takeAttempt,
} from '../accounts/attempts.js';
import { asciiEmail } from '../accounts/asciiEmail.js';
import type { Auth } from '../accounts/auth.js';
import type { PublicUser, ReadSession } from '../domain/caller.js';
import { guessCounts, knownDeviceCookie } from '../accounts/knownDevice.js';
import { endSessions } from '../accounts/sessions/endSessions.js';
import { touchSession } from '../accounts/sessions/touchSession.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import { HttpError, readJson, sendCookies, sendJson, webHeaders, type Handler } from './answer.js';
import { clientNetwork } from './clientAddress.js';
import { forward } from './forward.js';
import { accept, isFromOwnPage, refuseForeign, refusing } from './refusals.js';
import { write } from '../domain/write.js';

interface SessionOptions {
  readonly services: Services;
  readonly auth: Auth;
  readonly readSession: ReadSession;
}

const WRONG_PASSWORD = 'The email or the password is not right.';
const TAKEN = 'There is already an account with this email. Sign in instead.';

export function sessionHandlers({ services, auth, readSession }: SessionOptions) {
  const { env, prisma } = services;

  const register: Handler = async (request, response) => {
    refuseForeign(env, request);
    const { email, password, firstName, lastName } = accept(registerRules, await readJson(request));
    const name = `${firstName} ${lastName}`.trim();
    const body = { email: asciiEmail(email), password, firstName, lastName, name };
    // A refusal reveals that an e-mail is taken, so refusals are limited: each attempt counts until it succeeds.
    const network = clientNetwork(request, env.trustProxy);
    await refusing(takeAttempt(prisma, FAILED_REGISTRATIONS, network));
    const answer = await forward({ env, auth }, request, { path: '/sign-up/email', body });
    if (answer.status === 422) throw new HttpError(409, TAKEN);
    if (answer.ok) await returnAttempt(prisma, FAILED_REGISTRATIONS, network);
    await leaveSession(request);
    await sendUser(response, answer, { status: 201, device: knownDeviceCookie(env, email) });
  };

  const login: Handler = async (request, response) => {
    refuseForeign(env, request);
    const body = accept(loginRules, await readJson(request));
    const network = clientNetwork(request, env.trustProxy);
    const counts = guessCounts(env, { email: body.email, network, cookies: request.headers.cookie });
    // The account's own counter comes last: an attempt that another limit refuses must not count for the account.
    await refusing(takeAttempt(prisma, LOGINS_FROM_ADDRESS, network));
    await refusing(takeAttempt(prisma, LOGINS_OF_ACCOUNT, `${network} ${body.email}`));
    for (const { limit, subject } of counts) await refusing(takeAttempt(prisma, limit, subject));
    const answer = await forward({ env, auth }, request, {
      path: '/sign-in/email',
      body: { ...body, email: asciiEmail(body.email) },
    });
    if (answer.status === 401) throw new HttpError(401, WRONG_PASSWORD);
    if (answer.ok) {
      await returnAttempt(prisma, LOGINS_FROM_ADDRESS, network);
      for (const { limit, subject } of counts) await clearAttempts(prisma, limit, subject);
      await leaveSession(request);
    }
    await sendUser(response, answer, { status: 200, device: knownDeviceCookie(env, body.email) });
  };

  /** A browser has one session: a new one ends the previous one. */
  async function leaveSession(request: IncomingMessage): Promise<void> {
    const before = await readSession(request.headers.cookie);
    if (before) await write(prisma, (tx) => endSessions(tx, before.user.id, { only: before.sessionId }));
  }

  /** Pages request the user when they open and when they become visible, which prolongs a session in use. */
  async function prolong(request: IncomingMessage): Promise<string[]> {
    const { headers } = await auth.api.getSession({ headers: webHeaders(request), returnHeaders: true });
    return headers.getSetCookie();
  }

  const user: Handler = async (request, response) => {
    const who = await readSession(request.headers.cookie);
    if (!who) throw new HttpError(401, 'Sign in first.');
    sendCookies(response, await prolong(request));
    await touchSession(prisma, who);
    sendJson(response, 200, who.user);
  };

  async function end(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const who = await readSession(request.headers.cookie);
    if (!who) return;
    const answer = await forward({ env, auth }, request, { path: '/sign-out', body: {} });
    if (!answer.ok) throw new Error(`Signing out answered ${answer.status}: ${await answer.text()}`);
    sendCookies(response, answer.headers.getSetCookie());
    await notify(prisma, { kind: 'sessions', id: who.user.id });
  }

  const logout: Handler = async (request, response) => {
    refuseForeign(env, request);
    await end(request, response);
    response.writeHead(204).end();
  };

  /** A link of another site or in a mail (sec-fetch-site "none") must not sign anybody out. */
  const logoutNavigation: Handler = async (request, response) => {
    if (!isFromOwnPage(env, request)) throw new HttpError(403, 'Use the Logout button of our own pages.');
    await end(request, response);
    response.writeHead(303, { location: '/' }).end();
  };

  return { register, login, user, logout, logoutNavigation, leaveSession };
}

interface Welcome {
  readonly status: number;
  /** a cookie: see knownDevice.ts */
  readonly device: string;
}

async function sendUser(response: ServerResponse, answer: Response, { status, device }: Welcome): Promise<void> {
  if (!answer.ok) throw new Error(`The account service answered ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: PublicUser };
  sendCookies(response, [...answer.headers.getSetCookie(), device]);
  sendJson(response, status, { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email });
}
