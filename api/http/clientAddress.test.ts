import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './clientAddress.js';

const request = (forwarded: string | undefined) =>
  ({ socket: { remoteAddress: '192.0.2.1' }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  [0, '203.0.113.9', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, 'made up, 203.0.113.9', '203.0.113.9'],
  [2, 'made up, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
  [2, '203.0.113.9', '192.0.2.1'],
  [1, '203.0.113.9:51234', '203.0.113.9'],
  [1, '[2001:db8::1]:51234', '2001:db8::1'],
  [1, '2001:db8::1', '2001:db8::1'],
  [1, 'unknown', '192.0.2.1'],
])('behind %i proxies that send "%s" the client is %s', (proxies, forwarded, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));
