import { describe, expect, it } from 'vitest';
import { newId, PREFIXES, typeOfId, type IdPrefix } from './ids.js';

describe('ids', () => {
  it('carry the prefix of their type and 20 characters without look-alikes', () => {
    for (const prefix of Object.keys(PREFIXES) as IdPrefix[]) {
      const id = newId(prefix);
      expect(id).toMatch(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{20}$`));
      expect(typeOfId(id)).toBe(PREFIXES[prefix]);
    }
  });

  it('do not repeat', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId('proj'))).size).toBe(10_000);
  });

  it.each([
    '',
    'nope',
    'proj_',
    'proj_0123',
    'constructor_0123456789abcdefghjk',
    `${newId('proj')}x`,
    `\n${newId('proj')}`,
  ])('are refused when malformed: %j', (malformed) => expect(typeOfId(malformed)).toBeNull());
});
