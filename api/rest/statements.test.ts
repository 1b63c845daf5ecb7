import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { titlesOf } from '../test/titles.js';
import { STATEMENTS } from './statements.js';

const PROJECT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const plain = (literal: string) => literal.replaceAll("\\'", "'");

/** A test file, with the cases that it imports. */
function textOf(file: string): string {
  const text = read(file);
  const cases = [...text.matchAll(/from '\.\/(.+\.cases)\.js'/g)].map(([, name]) => join(dirname(file), `${name}.ts`));
  return plain([text, ...cases.map(read)].join('\n'));
}

const proofs = STATEMENTS.flatMap(({ section, states, shownBy }) =>
  Object.entries(shownBy).map(([file, titles]) => ({ section, states, file, titles })),
);

it.each(proofs)('section $section, $states: shown by tests of $file', ({ file, titles }) => {
  expect(titles).not.toEqual([]);
  expect(titlesOf(file)).toEqual(expect.arrayContaining([...titles]));
});

const spoken = STATEMENTS.filter(({ says }) => says);

it.each(spoken)('section $section, $states: in its very words', ({ says, shownBy }) => {
  const tests = Object.keys(shownBy).map(textOf).join('\n');
  expect(says?.filter((sentence) => !tests.includes(sentence))).toEqual([]);
});

it('every statement stands there once, and with a test', () => {
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
