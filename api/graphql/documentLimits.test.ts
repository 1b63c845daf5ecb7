import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MOST_STEPS, stepsToCompare, tooDear } from './documentLimits.js';

const times = (count: number, text: string) => Array<string>(count).fill(text).join(' ');
const numbered = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');
const around = (count: number, text: string) => `${'...{'.repeat(count)}${text}${'}'.repeat(count)}`;
const reason = (text: string) => tooDear(parse(text))?.message ?? null;

describe('what a document takes to compare', () => {
  const steps = (text: string) => stepsToCompare(parse(text), Infinity);

  it.each([
    // one for each field, one for each pair
    ['{ a }', 1],
    ['{ a b c }', 3],
    ['{ a a a }', 3 + 3],
    ['{ x: a x: b }', 2 + 1],
    // the set within once by itself for each field, and both together for the pair
    ['{ a { b } a { b } }', 2 + 1 + (2 + 1) + 1 + 1],
    ['{ ...{ a a } }', 3 + 1 + (2 + 1)],
    ['{ ...F ...F } fragment F on T { a a }', 2 + (2 + 1) + (2 + 1)],
    ['{ ...F ...G } fragment F on T { a } fragment G on T { a }', 2 + 2 + 1 + 1 + 1 + 1],
  ])('%s: %i', (text, expected) => {
    expect(steps(text)).toBe(expected);
  });

  it('is not counted beyond the most', () => {
    const began = performance.now();
    const cyclic = `{ ...F } fragment F on T { ${times(400, 'a { ...F }')} }`;
    expect(stepsToCompare(parse(cyclic), MOST_STEPS)).toBeGreaterThan(MOST_STEPS);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('a document is refused that', () => {
  it.each([
    ['names a field often', `{ ${times(285, 'viewer { __typename }')} }`],
    ['names a leaf often', `{ viewer { ${times(400, '__typename')} } }`],
    ['does so in inline fragments', `{ ${times(300, '... { __typename }')} }`],
    ['does so in a fragment that is not used', `{ a } fragment F on Query { ${times(285, 'viewer { __typename }')} }`],
    ['wraps a set again and again', `{ a } fragment F on Query { ${around(120, times(120, '__typename'))} }`],
    ['names it by aliases', `{ ${times(200, 'x: a { b }')} }`],
    [
      'spreads many fragments',
      `{ ${numbered(160, (n) => `...F${n}`)} } ${numbered(160, (n) => `fragment F${n} on Query { f${n} }`)}`,
    ],
  ])('%s', (_what, text) => {
    expect(reason(text)).toMatch(/it names the same fields too often/);
  });

  it.each([
    ['names the schema by an alias', '{ a: __schema { description } }'],
    ['names its types by an alias', '{ __schema { a: types { name } b: types { name } } }'],
    ['does so in a fragment', '{ __schema { ...F } } fragment F on __Schema { a: types { name } }'],
    ['names fields of a type by an alias', '{ __type(name: "A") { ... { a: fields { name } } } }'],
  ])('%s', (_what, text) => {
    expect(reason(text)).toMatch(/it asks for parts of the schema by aliases/);
  });
});

it('takes the documents of our own, and the introspection of usual tools', () => {
  const project = join(import.meta.dirname, '../..');
  const pages = JSON.parse(readFileSync(join(project, 'web/persisted.json'), 'utf8')) as Record<string, string>;
  const rest = readFileSync(join(project, 'api/rest/operations.graphql'), 'utf8');
  const all = [...Object.values(pages), rest, getIntrospectionQuery(), '{ a: __type(name: "A") { name } }'];
  expect(all.filter((text) => reason(text) !== null)).toEqual([]);
});
