import { describe, expect, it } from 'vitest';
import { originOf, origins } from './origins.js';

describe('an origin', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    [' https://Example.com/ ', 'https://example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('is read from %j', (text, origin) => {
    expect(originOf(text)).toBe(origin);
  });

  it.each([
    '',
    'example.com',
    '*',
    'null',
    'http://example.com',
    'ftp://example.com',
    'https://example.com/page',
    'https://example.com/?q',
    'https://example.com/#a',
    'https://me:secret@example.com',
    'https://*.example.com',
    "https://a;script-src'",
    'https://a,https://b',
    `https://${'a'.repeat(300)}.example`,
  ])('is not %j', (text) => {
    expect(originOf(text)).toBeNull();
  });

  it.each([
    ['http://shop.example', 'A site must begin with https://, as https://shop.example'],
    [' HTTP://shop.example:8080/ ', 'A site must begin with https://, as https://shop.example:8080'],
    ['http://shop.example/page', 'Enter a site such as https://example.com, without a path'],
    ['ftp://shop.example', 'Enter a site such as https://example.com, without a path'],
  ])('is refused by a sentence that names its fault: %j', (text, message) => {
    expect(origins.safeParse([text]).error?.issues[0]).toMatchObject({ path: [0], message });
  });

  it('occurs once in a list of 1 to 20', () => {
    expect(origins.parse(['https://a.example', 'https://A.example/'])).toEqual(['https://a.example']);
    expect(origins.safeParse([]).error?.issues[0]?.message).toBe('Enter at least one site');
    const many = Array.from({ length: 21 }, (_, k) => `https://${k}.example`);
    expect(origins.safeParse(many).error?.issues[0]?.message).toBe('At most 20 sites');
    expect(origins.safeParse(['https://a.example', 'b']).error?.issues[0]).toMatchObject({
      path: [1],
      message: 'Enter a site such as https://example.com, without a path',
    });
  });
});
