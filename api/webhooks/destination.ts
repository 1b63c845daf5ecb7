/**
 * Where webhooks may go. A receiver's address is chosen by a user, so the server must not be made to reach machines
 * of its own network: https://owasp.org/www-community/attacks/Server_Side_Request_Forgery
 */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Env } from '../env.js';
import { isLoopback } from '../loopback.js';

/** IPv4 that is not on the public internet, by the registry of special addresses (RFC 6890 and its successors). */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the clouds' metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const;

/**
 * Of IPv6 only global unicast is public. This leaves out ::1, IPv4-mapped ::ffff:0:0/96, NAT64 64:ff9b::/96, unique
 * local fc00::/7, link-local fe80::/10 and multicast ff00::/8.
 */
const GLOBAL_IPV6 = ['2000::', 3] as const;
/** Parts of it that lead elsewhere, some to an IPv4 address that they contain. */
const SPECIAL_IPV6 = [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_IPV4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_IPV6) special.addSubnet(net, prefix, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** Whether the address is a machine on the public internet. @param address IPv4 or IPv6 without brackets */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return isIP(address) === 4 && !special.check(address, 'ipv4');
}

/** Where the server may send to. */
export interface Destinations {
  /** http: as well as https: */
  readonly http: boolean;
  /** this machine as well as the public internet */
  readonly loopback: boolean;
}

/** A server in development, which itself is reached without https, sends to programs on the same machine too. */
export function destinationsOf({ production, publicUrl }: Pick<Env, 'production' | 'publicUrl'>): Destinations {
  const isLocal = !production && publicUrl.startsWith('http:');
  return { http: isLocal, loopback: isLocal };
}

export const mayReach = (address: string, { loopback }: Destinations): boolean =>
  isPublicAddress(address) || (loopback && isLoopback(address));

/** The rule of an endpoint's URL, in words. */
export const URL_RULE =
  'Begins with https://, and is reached from the internet. A server in development that is itself reached by http:// ' +
  'takes http:// and its own machine too.';

/** Why the URL cannot be an endpoint's, in a sentence; null: it can. Names are looked up when it is sent to. */
export function refusalOfUrl(text: string, destinations: Destinations): string | null {
  if (!URL.canParse(text)) return 'Enter a full address, as https://example.com/webhooks';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(destinations.http && url.protocol === 'http:')) {
    return `The address must begin with https://${destinations.http ? ' or http://' : ''}`;
  }
  if (url.username !== '' || url.password !== '') {
    return 'The address may not contain a name and password: deliveries are signed instead';
  }
  // of IPv6 without brackets; a socket does not look up an address that stands in the URL itself
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 ? !mayReach(host, destinations) : isOwnName(host) && !destinations.loopback) {
    return 'The address leads to a private network. Enter one that can be reached from the internet';
  }
  return null;
}

const isOwnName = (host: string) => /(^|\.)localhost\.?$/i.test(host);
