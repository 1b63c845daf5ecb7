/** The caller. Every function that reads or changes a workspace's data takes the caller first. */
import type { MembershipRole, PlatformRole } from '../db/generated/enums.js';
import type { Scope } from './permissions.js';

/** A person who is signed in, in the workspace that they have chosen. */
export interface Person {
  readonly userId: string;
  readonly workspaceId: string;
  /** in the workspace */
  readonly role: MembershipRole;
  readonly platformRole: PlatformRole;
  readonly key?: undefined;
}

/** A program that holds a key of the workspace. It sees what a manager sees, as far as its scopes go. */
export interface Program {
  readonly userId: null;
  readonly workspaceId: string;
  readonly role?: undefined;
  readonly platformRole?: undefined;
  readonly key: { readonly id: string; readonly name: string; readonly scopes: readonly Scope[] };
}

export type Caller = Person | Program;

/** The id of the person or the key that acts, for what records who did something. */
export const actorIdOf = (caller: Caller): string => caller.key?.id ?? asPerson(caller).userId;

/** @throws Error for a key: schema/needs.ts refuses it before */
export function asPerson(caller: Caller): Person {
  if (caller.key) throw new Error('Expected a person, got a key.');
  return caller;
}

/** The fields of a user that they may see. */
export interface PublicUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface SignedIn {
  readonly sessionId: string;
  readonly user: PublicUser;
  readonly caller: Person;
}

/** @param cookies the request's `cookie` header */
export type ReadSession = (cookies: string | undefined) => Promise<SignedIn | null>;
