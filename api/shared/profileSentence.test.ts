import { expect, test } from 'vitest';
import { profileSentence } from './profileSentence.js';

test.each([
  [{ kind: 'none' } as const, 'Nothing is drawn'],
  [{ kind: 'corner', words: null, qr: false } as const, '“Virtually staged” on a dark plate in the lower left corner;'],
  [{ kind: 'bar', words: ' Möbliert ', qr: true } as const, '“Möbliert” in a dark bar along the lower edge, with a QR'],
])('says in one sentence what %o does', (profile, part) => {
  const sentence = profileSentence(profile, { page: true });
  expect(sentence).toContain(part);
  expect(sentence.match(/\./g)).toHaveLength(1);
});

test('promises no QR code where there is no page', () => {
  const profile = { kind: 'bar', words: '  ', qr: true } as const;
  expect(profileSentence(profile, { page: false })).toContain('has no QR code');
  expect(profileSentence(profile, { page: false })).toContain('“Virtually staged”');
});
