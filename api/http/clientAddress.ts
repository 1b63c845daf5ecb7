/** The client's address, as far as it can be known. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** The peer's address, or the one that our outermost proxy saw. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? '0.0.0.0';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = trustProxy > 0 ? withoutPort(forwarded.at(-trustProxy) ?? '') : '';
  return isIP(seen) ? seen : peer;
}

/** The client's network, by which limits count: an IPv6 customer has 2^64 addresses with the same first half. */
export function clientNetwork(request: IncomingMessage, trustProxy: number): string {
  return networkOf(clientAddress(request, trustProxy));
}

/** Removes the port that some proxies add: 192.0.2.1:5678 or [2001:db8::1]:5678. */
const withoutPort = (given: string) => given.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');

/** @param address IPv4 (also mapped into IPv6) stays whole; of IPv6 the first 64 bits count */
export function networkOf(address: string): string {
  const [bare = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%', 1);
  if (!isIPv6(bare)) return bare;
  const [before, after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const zeros = Array<string>(8).fill('0', 0, 8 - groups(before).length - groups(after).length);
  const all = after === undefined ? groups(before) : [...groups(before), ...zeros, ...groups(after)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
