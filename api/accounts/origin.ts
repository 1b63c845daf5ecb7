/** The origins whose pages may act for a signed-in person. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.js';
import { isLoopback } from '../loopback.js';

/**
 * Our origins: PUBLIC_URL; without it also the host that the request names, if that is this machine. Any other name
 * could belong to an attacker who points it here, and mailed links would lead to the attacker.
 */
export function ownOrigins(env: Pick<Env, 'publicUrl' | 'publicUrlIsGiven' | 'host'>, host?: string | null): string[] {
  if (env.publicUrlIsGiven || !host || !namesThisMachine(env, host)) return [env.publicUrl];
  return [env.publicUrl, new URL(`http://${host}`).origin];
}

const FOREIGN = 'This request came from another site.';

/**
 * The sentence for a refused request. When the page has the same address as the request, it is our own page under a
 * name that is not configured: the operator must set PUBLIC_URL.
 */
export function foreignSentence({ publicUrlIsGiven }: Pick<Env, 'publicUrlIsGiven'>, headers: IncomingHttpHeaders) {
  const { origin, host } = headers;
  const isOwnPage = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
  if (publicUrlIsGiven || !isOwnPage) return FOREIGN;
  return (
    `The server does not know that browsers reach it at ${new URL(origin).origin}. Whoever runs it has to set ` +
    'PUBLIC_URL to that address and start it again.'
  );
}

function namesThisMachine(env: Pick<Env, 'host'>, host: string): boolean {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || hostname.replace(/^\[|\]$/g, '') === env.host.toLowerCase();
}

/**
 * Whether a browser sent the request from a foreign page. Other programs send neither header; they hold no cookies that
 * a foreign page could misuse.
 */
export function isForeign(env: Env, headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin, host } = headers;
  return origin !== undefined && !ownOrigins(env, host).includes(origin);
}
