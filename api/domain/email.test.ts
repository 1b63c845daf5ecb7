import { expect, it } from 'vitest';
import { isEmail, plainEmail } from './email.js';

it.each([
  [' Maya@Example.COM\n', 'maya@example.com'],
  ['agent@example.com\u200b', 'agent@example.com'],
  ['\ufeff\u2068agent@example.com\u2069', 'agent@example.com'],
  ['agent@münchen-immo.example', 'agent@xn--mnchen-immo-thb.example'],
  ['Agent@MÜNCHEN-immo.example', 'agent@xn--mnchen-immo-thb.example'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
])('%j is the address %s', (text, plain) => {
  expect(plainEmail(text)).toBe(plain);
  expect(isEmail(plain)).toBe(true);
  expect(plainEmail(plain)).toBe(plain);
});

it.each([
  '',
  'agent',
  'agent@',
  '@example.com',
  'a b@example.com',
  'agent@example',
  'agent@exa mple.com',
  'a@b@example.com',
  'agent@\u200b.com',
  'agent@münchen..example',
  'age\u200bnt@example.com',
  `${'a'.repeat(250)}@example.com`,
  'agent@127.1',
  'mаya@example.com',
  'maya@example.com, other@example.com',
])('%j is no address', (text) => expect(isEmail(plainEmail(text))).toBe(false));
