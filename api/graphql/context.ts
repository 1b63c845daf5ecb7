/** The context of every resolver. */
import type { Caller } from '../domain/caller.js';
import { unauthenticated } from '../domain/errors.js';
import type { Services } from '../services.js';

interface CurrentSession {
  readonly id: string;
  /** Sends the session's new token to the browser. Missing over a WebSocket, which cannot set cookies. */
  readonly sendToken?: (token: string) => Promise<void>;
}

export interface GraphQLContext {
  readonly services: Services;
  /** The signed-in person, or null. */
  readonly caller: Caller | null;
  /** The client's network, by which limits count strangers. */
  readonly network: string;
  /** The caller's session; missing when nobody is signed in. */
  readonly session?: CurrentSession;
  /** Called by a field that depends on more than rows of the workspace: its answer is not kept in memory. */
  readonly notKept?: () => void;
}

/** @throws GraphQLError when nobody is signed in */
export function signedIn({ caller }: GraphQLContext): Caller {
  if (!caller) throw unauthenticated();
  return caller;
}
