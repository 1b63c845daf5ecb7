import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { costOf } from './cost.js';

const schema = buildSchema(`
  type Query { viewer: Viewer, nodes(ids: [ID!]!): [Thing]! }
  type Viewer { things(first: Int, last: Int): ThingConnection! }
  type ThingConnection { totalCount: Int! edges: [ThingEdge!]! }
  type ThingEdge { node: Thing! }
  type Thing { id: ID! parts: [Part!]! other: Thing }
  type Part { id: ID! }
`);
const cost = (text: string, variables = {}) => costOf({ schema, document: parse(text), variables });

it.each([
  ['{ viewer { __typename } }', 1],
  ['{ viewer { things { totalCount } } }', 1 + 20],
  // a thing costs its edge and itself
  ['{ viewer { things(first: 3) { edges { node { id } } } } }', 1 + 3 * (1 + 1 + 1)],
  ['{ viewer { things(last: 3) { edges { node { parts { id } } } } } }', 1 + 3 * (1 + 1 + 1 + 10)],
  ['{ viewer { things(first: 3) { ...Ids } } } fragment Ids on ThingConnection { edges { node { id } } }', 1 + 3 * 3],
  ['{ nodes(ids: ["a", "b"]) { ... on Thing { id other { id } } } }', 2 * (1 + 1)],
])('of %s is %i', (text, expected) => {
  expect(cost(text)).toBe(expected);
});

it('takes lengths from variables, and names the operation where there are several', () => {
  const text = 'query A($n: Int) { viewer { things(first: $n) { totalCount } } } query B { viewer { __typename } }';
  expect(costOf({ schema, document: parse(text), operationName: 'A', variables: { n: 50 } })).toBe(51);
  expect(costOf({ schema, document: parse(text), operationName: 'B', variables: {} })).toBe(1);
});

it('takes a length that a variable has by default', () => {
  const text = 'query ($n: Int = 100) { viewer { things(first: $n) { totalCount } } }';
  expect([cost(text), cost(text, { n: 3 })]).toEqual([101, 4]);
});
