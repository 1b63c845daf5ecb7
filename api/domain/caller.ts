/** The caller. Every function that reads or changes a workspace's data takes the caller first. */
import type { MembershipRole, PlatformRole } from '../db/generated/enums.js';

export interface Caller {
  readonly userId: string;
  readonly workspaceId: string;
  /** in the workspace */
  readonly role: MembershipRole;
  readonly platformRole: PlatformRole;
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
  readonly caller: Caller;
}

/** @param cookies the request's `cookie` header */
export type ReadSession = (cookies: string | undefined) => Promise<SignedIn | null>;
