/** Links of invitations, and who may still follow them. */
import { createHmac } from 'node:crypto';
import type { Prisma } from '../../db/generated/client.js';
import type { Env } from '../../env.js';
import { secretFor } from '../../secrets.js';

export const INVITATION_DAYS = 7;

/**
 * 32 bytes that nobody without the server's secret can guess. They are calculated from the invitation's id, so that
 * neither the database nor the queue holds them.
 */
export const tokenOf = ({ secret }: Pick<Env, 'secret'>, id: string): string =>
  createHmac('sha256', secretFor('invitations', secret)).update(id).digest('base64url');

export const linkOf = (env: Pick<Env, 'secret' | 'publicUrl'>, id: string): string =>
  `${env.publicUrl}/join/${tokenOf(env, id)}`;

/** Invitations that can still be accepted. */
export const openInvitations = (now = new Date()) =>
  ({ acceptedAt: null, revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.InvitationWhereInput;
