/** What every resolver is handed. */
import type { Caller } from '../domain/caller.js';
import { unauthenticated } from '../domain/errors.js';
import type { Services } from '../services.js';

interface CurrentSession {
  readonly id: string;
  /** Tells the caller's browser the session's new token. Over a socket, which carries no cookies, it is missing. */
  readonly sendToken?: (token: string) => Promise<void>;
}

export interface GraphQLContext {
  readonly services: Services;
  /** Who asks, or null where nobody is signed in. */
  readonly caller: Caller | null;
  /** The session that the caller came with; missing where nobody is signed in. */
  readonly session?: CurrentSession;
}

/** @throws GraphQLError where nobody is signed in */
export function signedIn({ caller }: GraphQLContext): Caller {
  if (!caller) throw unauthenticated();
  return caller;
}
