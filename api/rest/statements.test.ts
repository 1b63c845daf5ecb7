import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from './statements.js';

const PROJECT = join(import.meta.dirname, '../..');
const TITLE = /^\s*(?:(?:it|test|describe)\b.*|\]\))\((['"`])((?:\\.|(?!\1).)*)\1, /gm;

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const plain = (literal: string) => literal.replaceAll("\\'", "'");

/** The titles of a file's tests, as they are written. */
const titlesOf = (file: string) => [...read(file).matchAll(TITLE)].map(([, , title]) => title);

/** A test file, with the cases that it imports. */
function textOf(file: string): string {
  const text = read(file);
  const cases = [...text.matchAll(/from '\.\/(.+\.cases)\.js'/g)].map(([, name]) => join(dirname(file), `${name}.ts`));
  return plain([text, ...cases.map(read)].join('\n'));
}

describe.each(STATEMENTS)('section $section: $states', ({ says = [], shownBy }) => {
  it.each(Object.entries(shownBy))('is shown by tests of %s', (file, titles) => {
    expect(titles).not.toEqual([]);
    expect(titlesOf(file)).toEqual(expect.arrayContaining([...titles]));
  });

  it.runIf(says.length > 0)('in its very words', () => {
    const tests = Object.keys(shownBy).map(textOf).join('\n');
    expect(says.filter((sentence) => !tests.includes(sentence))).toEqual([]);
  });
});

it('every statement stands there once, with a test', () => {
  const states = STATEMENTS.map(({ section, states: what }) => `${section} ${what}`);
  expect(new Set(states).size).toBe(states.length);
  expect(STATEMENTS.filter(({ shownBy }) => Object.keys(shownBy).length === 0)).toEqual([]);
});

it('finds titles however a test is begun', () => {
  expect(titlesOf('api/rest/conformance.test.ts')).toEqual(
    expect.arrayContaining(['has a case for every row of the table, and no other', '%s', '%s leads the browser on']),
  );
  expect(titlesOf('api/rest/rest.test.ts')).toContain('so at %s %j');
  expect(titlesOf('api/rest/rest.test.ts')).not.toContain('a list of another name');
});
