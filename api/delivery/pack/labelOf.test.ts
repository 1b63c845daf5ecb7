import { expect, test } from 'vitest';
import { labelOf } from './labelOf.js';

const PAGE = 'https://showhome.example/see/abc';

test('draws no QR code where there is no page', () => {
  const profile = { kind: 'bar', words: '  ', qr: true } as const;
  expect(labelOf(profile, null)).toEqual({ place: 'bar', words: 'Virtually staged', link: null });
  expect(labelOf(profile, PAGE)?.link).toBe(PAGE);
  expect(labelOf({ kind: 'none' }, PAGE)).toBeNull();
});
