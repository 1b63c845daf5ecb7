/** Which pages may speak for a signed-in person. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.js';

/**
 * The origins that are ours: PUBLIC_URL; where it is not set, whatever host the browser says it reached us under. A
 * page of another host cannot choose that header.
 */
export function ownOrigins(env: Pick<Env, 'publicUrl' | 'publicUrlIsGiven'>, host?: string | null): string[] {
  if (env.publicUrlIsGiven || !host) return [env.publicUrl];
  return [env.publicUrl, `http://${host}`];
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
