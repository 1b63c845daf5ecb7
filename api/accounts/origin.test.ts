import { expect, test } from 'vitest';
import { ownOrigins } from './origin.js';

const guessed = { publicUrl: 'http://127.0.0.1:4000', publicUrlIsGiven: false, host: '192.0.2.7' };

test.each(['localhost:4000', '127.0.0.1:4000', '127.1.2.3:80', '[::1]:4000', '192.0.2.7:4000', 'LOCALHOST:4000'])(
  'without PUBLIC_URL, %s is accepted as this machine',
  (host) => expect(ownOrigins(guessed, host)).toHaveLength(2),
);

test.each([
  'evil.test',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  '192.0.2.8:4000',
  'evil.test#localhost',
  'localhost@evil.test',
  'evil.test/localhost',
  '',
])('without PUBLIC_URL, the host %j is refused', (host) =>
  expect(ownOrigins(guessed, host)).toEqual([guessed.publicUrl]),
);

test('with PUBLIC_URL no other host is accepted', () => {
  const given = { ...guessed, publicUrl: 'https://example.com', publicUrlIsGiven: true };
  expect(ownOrigins(given, 'localhost:4000')).toEqual(['https://example.com']);
});
