/** Tokens of public links. */
import { createHmac } from 'node:crypto';
import { hashOfToken } from '../../accounts/linkToken.js';
import type { PublicLink } from '../../db/generated/client.js';
import type { PublicLinkKind } from '../../db/generated/enums.js';
import type { Env } from '../../env.js';
import { secretFor } from '../../secrets.js';

/** The folder of each kind's pages. */
export const FOLDERS: Readonly<Record<PublicLinkKind, string>> = { delivery: '/see/', proof: '/proof/' };

/**
 * 32 bytes that nobody without the server's secret can guess. They are calculated from the link's id, so that the
 * address can be shown and printed again while the database holds only a hash.
 */
export const tokenOf = ({ secret }: Pick<Env, 'secret'>, linkId: string): string =>
  createHmac('sha256', secretFor('public links', secret)).update(linkId).digest('base64url');

/** @returns null when the server's secret has changed since: the address is known only to those who have it */
export function addressOf(
  env: Pick<Env, 'secret' | 'publicUrl'>,
  { id, kind, tokenHash }: Pick<PublicLink, 'id' | 'kind' | 'tokenHash'>,
): string | null {
  const token = tokenOf(env, id);
  return hashOfToken(token) === tokenHash ? `${env.publicUrl}${FOLDERS[kind]}${token}` : null;
}
