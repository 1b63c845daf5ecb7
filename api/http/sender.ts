/** Who sends a request: a person by the cookie of their session, or a program by its key. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Person, Program, ReadSession, SignedIn } from '../domain/caller.js';
import { addLogIds } from '../domain/occasion.js';
import { may, refusalOf, type Permission } from '../domain/permissions.js';
import type { Env } from '../env.js';
import { isMeantAsKey } from '../keys/keyText.js';
import type { ReadKey } from '../keys/keyReader.js';
import { HttpError } from './answer.js';
import { admitSite } from './sites.js';
import { clientAddress, clientNetwork } from './clientAddress.js';
import type { KeyMeter, KeyMeters } from './keyMeters.js';
import { refuseForeign } from './refusals.js';

export type Sender =
  | { readonly caller: Person; readonly session: SignedIn; readonly meter?: undefined }
  | { readonly caller: Program; readonly session: null; readonly meter: KeyMeter };

/**
 * A request with a key counts for its limits, and its cookies are not read.
 * @returns null: nobody is signed in
 * @throws HttpError 401 for a key that opens nothing, 403 for a page that may not use it, 429 when its limit is reached
 */
export type ReadSender = (request: IncomingMessage, response: ServerResponse) => Promise<Sender | null>;

const UNKNOWN_KEY =
  'This key opens nothing: it is mistyped, revoked or has ended. Make another one on the page for developers.';

interface SenderOptions {
  readonly env: Env;
  readonly readSession: ReadSession;
  readonly readKey: ReadKey;
  readonly meters: KeyMeters;
}

/** The key in a header `Authorization: Bearer sh_...`, or null. */
export function keyIn(authorization: unknown): string | null {
  const [, token = ''] = typeof authorization === 'string' ? (/^Bearer +(\S+) *$/i.exec(authorization) ?? []) : [];
  return isMeantAsKey(token) ? token : null;
}

export function senderReader({ env, readSession, readKey, meters }: SenderOptions): ReadSender {
  return async (request, response) => {
    const key = keyIn(request.headers.authorization);
    if (key === null) {
      const session = await readSession(request.headers.cookie);
      if (session) addLogIds({ workspaceId: session.caller.workspaceId });
      return session && { caller: session.caller, session };
    }
    const caller = await readKey(key, clientAddress(request, env.trustProxy));
    if (!caller) throw new HttpError(401, UNKNOWN_KEY, { 'www-authenticate': 'Bearer' });
    addLogIds({ workspaceId: caller.workspaceId });
    admitSite(caller, request, response);
    const meter = meters.of(caller, clientNetwork(request, env.trustProxy), response);
    await meter.takeRequest();
    return { caller, session: null, meter };
  };
}

/** Refuses pages of other sites, unless they have a key, which no browser sends by itself. @throws HttpError 403 */
export function refuseForeignPage(env: Env, request: IncomingMessage): void {
  if (keyIn(request.headers.authorization) === null) refuseForeign(env, request);
}

/** @throws HttpError 401 when nobody is signed in, 403 when they may not */
export function requireSender(sender: Sender | null, permission: Permission): Sender {
  if (!sender) throw new HttpError(401, 'Sign in first.');
  if (!may(sender.caller, permission)) throw new HttpError(403, refusalOf(sender.caller, permission));
  return sender;
}
