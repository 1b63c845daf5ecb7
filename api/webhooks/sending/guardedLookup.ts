import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { mayReach, type Destinations } from '../destination.js';

/** The connection would lead to an address that webhooks may not reach. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

/** Finds all addresses of a name; node's own outside tests. */
export type Resolve = (hostname: string) => Promise<readonly dns.LookupAddress[]>;

export const systemResolve: Resolve = (hostname) => dns.promises.lookup(hostname, { all: true });

/** @throws ForbiddenAddressError */
export function requireReachable(address: string, destinations: Destinations): void {
  if (!mayReach(address, destinations)) throw new ForbiddenAddressError('The address is in a private network.');
}

/**
 * A `lookup` for sockets. The socket connects to the addresses that it returns, and to no others, so a name cannot
 * change its address between the check and the connection. One forbidden address refuses the name.
 */
export function guardedLookup(resolve: Resolve, destinations: Destinations): LookupFunction {
  return (hostname, { all }, callback) => {
    const check = async () => {
      const found = await resolve(hostname);
      for (const { address } of found) requireReachable(address, destinations);
      return found;
    };
    check().then(
      (found) => {
        const [first] = found;
        if (all) return callback(null, [...found]);
        if (first) return callback(null, first.address, first.family);
        callback(Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' }), '');
      },
      (error: Error) => callback(error, ''),
    );
  };
}
