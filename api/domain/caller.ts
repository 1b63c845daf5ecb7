/** The caller. Every function that reads or changes a workspace's data takes the caller first. */
import type { MembershipRole, PlatformRole } from '../db/generated/enums.js';
import { typeOfId } from './ids.js';
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
  readonly key: {
    /** of the key; of a visitor, who sees one embed without a key: the embed's */
    readonly id: string;
    readonly name: string;
    readonly scopes: readonly Scope[];
    /** null: a secret key, for any program; else pages of these sites show it to everybody */
    readonly origins: readonly string[] | null;
  };
}

export type Caller = Person | Program;

/** Somebody whom an embed shows its part of the workspace, without a key of their own. */
export const isVisitor = ({ key }: Caller): boolean => key !== undefined && typeOfId(key.id) === 'Embed';

/** Whether everybody may hold it: a publishable key, or none. */
export const isPublic = (program: Program): boolean => program.key.origins !== null || isVisitor(program);

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
