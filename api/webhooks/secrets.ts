/**
 * The secrets with which deliveries to an endpoint are signed, after https://www.standardwebhooks.com. They are
 * calculated from the server's secret, the endpoint's id and a number, so that they can be shown again while the
 * database holds none.
 */
import { createHmac } from 'node:crypto';
import type { WebhookEndpoint } from '../db/generated/client.js';
import type { Env } from '../env.js';
import { secretFor } from '../secrets.js';

type Secretive = Pick<WebhookEndpoint, 'id' | 'secretNumber' | 'previousUntil'>;

const keyOf = ({ secret }: Pick<Env, 'secret'>, id: string, number: number): Buffer =>
  createHmac('sha256', secretFor('webhooks', secret)).update(`${id} ${number}`).digest();

/** The present secret as a receiver keeps it: whsec_ and 32 bytes as base64. */
export const secretOf = (env: Pick<Env, 'secret'>, { id, secretNumber }: Secretive): string =>
  `whsec_${keyOf(env, id, secretNumber).toString('base64')}`;

/** The keys that sign now: the present one, and for a time the one before. */
function signingKeys(env: Pick<Env, 'secret'>, endpoint: Secretive, now: Date): Buffer[] {
  const { id, secretNumber, previousUntil } = endpoint;
  const previous = previousUntil !== null && previousUntil > now ? [keyOf(env, id, secretNumber - 1)] : [];
  return [keyOf(env, id, secretNumber), ...previous];
}

interface Signed {
  readonly endpoint: Secretive;
  /** the event's, the same on every try */
  readonly id: string;
  readonly body: string;
  readonly now: Date;
}

/** The headers of a delivery, by lower-case name. */
export function signedHeaders(env: Pick<Env, 'secret'>, { endpoint, id, body, now }: Signed) {
  const timestamp = Math.floor(now.getTime() / 1000);
  const text = `${id}.${timestamp}.${body}`;
  const signatures = signingKeys(env, endpoint, now).map(
    (key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
