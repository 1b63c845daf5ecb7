/** Warnings about missing settings, logged when they matter. */
import type { IncomingMessage } from 'node:http';
import { isEverywhere } from '../env.js';
import type { Services } from '../services.js';

const NO_TRUST_PROXY =
  'a request came through a proxy, and TRUST_PROXY is not set: everybody counts as one address in the limits. Set ' +
  'TRUST_PROXY to the number of proxies of yours before the server (mostly 1); 0 if there is none.';
const NO_PUBLIC_URL =
  'HOST lets other machines in, and PUBLIC_URL is not set: their browsers can neither sign in nor change anything. Set ' +
  'PUBLIC_URL to the address that they use, as http://192.168.1.20:4000.';

/** Logs a warning at the start. */
export function hintAtPublicUrl({ env, log }: Pick<Services, 'env' | 'log'>): void {
  if (isEverywhere(env.host) && !env.publicUrlIsGiven) log.warn(NO_PUBLIC_URL);
}

/** @returns a function to call with every request; it logs once */
export function proxyHint({ env, log }: Pick<Services, 'env' | 'log'>): (request: IncomingMessage) => void {
  let isSaid = env.trustProxyIsGiven;
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(NO_TRUST_PROXY);
  };
}
