/** Sites whose pages may show something of ours. */
import { z } from 'zod';
import { isLoopback } from '../loopback.js';

const MOST = 20;
const LONGEST = 300;

/** Other characters that a URL's host may hold mean something in a content security policy. */
const HOST = /^([a-z0-9-]+\.)*[a-z0-9-]+$|^\[[\da-f:]+\]$/;
const FORM = 'Enter a site such as https://example.com, without a path';

/** The origin that a person means, or null. Plain http is only for a page under development on one's own machine. */
export function originOf(text: string): string | null {
  const given = text.trim();
  if (given.length > LONGEST || !URL.canParse(given)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(given);
  const isAlone = pathname === '/' && [search, hash, username, password].every((part) => part === '');
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isAlone && isSafe && HOST.test(hostname) ? origin : null;
}

/** What is wrong with a text that is no origin. An address whose only fault is plain http is told with the right one. */
function faultOf(text: string): string {
  const safe = originOf(text.trim().replace(/^http:/i, 'https:'));
  return safe === null ? FORM : `A site must begin with https://, as ${safe}`;
}

/** 1 to 20 origins, each once. */
export const origins = z
  .array(
    z.string().transform((text, { addIssue }) => {
      const origin = originOf(text);
      if (origin !== null) return origin;
      addIssue({ code: 'custom', message: faultOf(text) });
      return z.NEVER;
    }),
  )
  .min(1, 'Enter at least one site')
  .max(MOST, `At most ${MOST} sites`)
  .transform((all) => [...new Set(all)]);
