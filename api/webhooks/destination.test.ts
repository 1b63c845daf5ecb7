import { describe, expect, it } from 'vitest';
import { destinationsOf, isPublicAddress, refusalOfUrl } from './destination.js';

const PRIVATE = [
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '169.253.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.0.1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450:4001::1',
];

describe('an address', () => {
  it.each(PRIVATE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it('that is none is not public', () => expect(isPublicAddress('example.com')).toBe(false));
});

const PRODUCTION = destinationsOf({ production: true, publicUrl: 'https://showhome.example' });

describe('a URL in production', () => {
  it.each([
    'https://example.com',
    'https://example.com:8443/hooks?key=1',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('%s is taken', (url) => expect(refusalOfUrl(url, PRODUCTION)).toBeNull());

  it.each([
    ['example.com', 'Enter a full address'],
    ['http://example.com', 'must begin with https://'],
    ['ftp://example.com', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['https://name:word@example.com', 'may not contain a name and password'],
    ['https://name@example.com', 'may not contain a name and password'],
    ['https://127.0.0.1/', 'private network'],
    ['https://2130706433/', 'private network'],
    ['https://0x7f.1/', 'private network'],
    ['https://0177.0.0.1/', 'private network'],
    ['https://10.1.2.3/', 'private network'],
    ['https://169.254.169.254/latest/meta-data', 'private network'],
    ['https://[::1]/', 'private network'],
    ['https://[::ffff:10.0.0.1]/', 'private network'],
    ['https://[fe80::1]/', 'private network'],
    ['https://localhost/', 'private network'],
    ['https://sub.LOCALHOST./', 'private network'],
  ])('%s is refused', (url, words) => expect(refusalOfUrl(url, PRODUCTION)).toContain(words));
});

describe('a server', () => {
  it('without https in development sends to its own machine, and to no private network', () => {
    const local = destinationsOf({ production: false, publicUrl: 'http://127.0.0.1:4000' });
    expect(refusalOfUrl('http://127.0.0.1:9000/', local)).toBeNull();
    expect(refusalOfUrl('http://localhost:9000/', local)).toBeNull();
    expect(refusalOfUrl('https://localhost/', local)).toBeNull();
    expect(refusalOfUrl('http://10.0.0.1/', local)).toContain('private network');
    expect(refusalOfUrl('ftp://example.com/', local)).toBe('The address must begin with https:// or http://');
  });

  it.each([
    { production: true, publicUrl: 'http://showhome.example' },
    { production: false, publicUrl: 'https://showhome.example' },
  ])('with %o does not', (env) => expect(destinationsOf(env)).toEqual({ http: false, loopback: false }));
});
