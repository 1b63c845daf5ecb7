/** Which pages may speak for a signed-in person. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.js';
import { isLoopback } from '../loopback.js';

/**
 * The origins that are ours: PUBLIC_URL; where it is not set also the host that the request names, if that is this
 * machine. Any other name could be a stranger's, who had it point here: links would lead to them.
 */
export function ownOrigins(env: Pick<Env, 'publicUrl' | 'publicUrlIsGiven' | 'host'>, host?: string | null): string[] {
  if (env.publicUrlIsGiven || !host || !namesThisMachine(env, host)) return [env.publicUrl];
  return [env.publicUrl, new URL(`http://${host}`).origin];
}

const FOREIGN = 'This request came from another site.';

/**
 * What a refused request is told. Where its page has the very address that it asks, it is one of our pages under a name
 * that nobody told us: whoever runs the server has to.
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
 * Whether a browser sent the request from a page that is not ours. Other programs send neither header; they have no
 * cookies that a foreign page could misuse.
 */
export function isForeign(env: Env, headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin, host } = headers;
  return origin !== undefined && !ownOrigins(env, host).includes(origin);
}
