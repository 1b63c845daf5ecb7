/**
 * Links in notices that end mails of their kind. The token is the notice's id and our signature of it: it names neither
 * address nor person, and is valid as long as SESSION_SECRET is the same.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.js';
import { secretFor } from '../../secrets.js';

/** The path below which the tokens are. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/';

const signatureOf = (noticeId: string, { secret }: Pick<Env, 'secret'>): Buffer =>
  createHmac('sha256', secretFor('unsubscribe', secret)).update(noticeId).digest();

export function unsubscribeUrl(noticeId: string, env: Pick<Env, 'secret' | 'publicUrl'>): string {
  return `${env.publicUrl}${UNSUBSCRIBE_PATH}${noticeId}.${signatureOf(noticeId, env).toString('base64url')}`;
}

/** The notice's id, or null when the token is not one of ours. */
export function noticeOfToken(token: string, env: Pick<Env, 'secret'>): string | null {
  const [noticeId = '', given = ''] = token.split('.', 2);
  const expected = signatureOf(noticeId, env);
  const signature = Buffer.from(given, 'base64url');
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? noticeId : null;
}
