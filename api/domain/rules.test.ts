import { expect, test } from 'vitest';
import { newProject } from '../projects/project.rules.js';
import { optionalText, text } from './rules.js';

test.each([
  ['12 Elm\r\nBcc: all@example.com', '12 Elm Bcc: all@example.com'],
  ['12 Elm\u2028Street\u0085', '12 Elm Street'],
  ['\u202e12 teertS mlE\u202c', '12 teertS mlE'],
  ['\u2066Ann\u2069', 'Ann'],
  ['1 Gone\u001b[31m Street', '1 Gone [31m Street'],
  // a mark that Hebrew needs
  ['רחוב 5\u200f', 'רחוב 5\u200f'],
])('makes one line of %j', (given, kept) => {
  expect(text('The address', 100).parse(given)).toBe(kept);
  expect(newProject.parse({ address: given }).address).toBe(kept);
});

test('keeps line breaks in a text that may have several lines, and no other invisible characters', () => {
  const notes = optionalText('The notes', 100, { lines: true });
  expect(notes.parse('one\r\ntwo\rthree\n\u202efour\u0007')).toBe('one\ntwo\nthree\nfour');
  expect(notes.parse('\u202e \r\n')).toBeNull();
});

test('counts the characters that are kept', () => expect(text('It', 3).parse('\u202eabc\r\n')).toBe('abc'));
