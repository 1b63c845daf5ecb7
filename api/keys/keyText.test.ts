import { expect, it } from 'vitest';
import { endingOfKey, hashOfKey, isMeantAsKey, isWellFormedKey, newKeyText } from './keyText.js';

it.each([
  ['secret', /^sh_live_[0-9A-Za-z]{49}$/],
  ['publishable', /^sh_pub_[0-9A-Za-z]{49}$/],
] as const)('of a %s key is a prefix, 43 digits of 256 random bits and 6 of a checksum', (kind, form) => {
  const keys = Array.from({ length: 200 }, () => newKeyText(kind));
  for (const key of keys) {
    expect(key).toMatch(form);
    expect([isMeantAsKey(key), isWellFormedKey(key)]).toEqual([true, true]);
  }
  expect(new Set(keys).size).toBe(200);
  expect(new Set(keys.map(hashOfKey)).size).toBe(200);
});

it('is not well formed with any digit changed, left out or added', () => {
  const key = newKeyText();
  for (let at = 8; at < key.length; at++) {
    const other = key.charAt(at) === 'a' ? 'b' : 'a';
    expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    expect(isWellFormedKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
  }
  for (const wrong of ['', 'sh_live_', `${key}a`, ` ${key}`, key.replace('live', 'test'), key.replace('live', 'pub')]) {
    expect(isWellFormedKey(wrong)).toBe(false);
  }
  expect(endingOfKey(key)).toBe(key.slice(-4));
});
