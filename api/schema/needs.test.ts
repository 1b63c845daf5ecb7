import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { PERMISSIONS } from '../domain/permissions.js';
import { FIELDS, needOf, TYPES } from './needs.js';
import { schema } from './schema.js';

const types = Object.values(schema.getTypeMap()).filter(isObjectType);
const OF_ANSWERS = /^__|(Payload|Error|Connection|Edge)$/;
const fieldsOf = (name: string) => Object.keys(types.find((type) => type.name === name)?.getFields() ?? {});

it('has a row for every type, and no others', () => {
  const names = types.map(({ name }) => name).filter((name) => !OF_ANSWERS.test(name));
  expect(Object.keys(TYPES).toSorted()).toEqual(names.toSorted());
});

it.each(['Mutation', 'Subscription'])('has a row for every field of %s, and none for others', (type) => {
  const rows = Object.keys(FIELDS).filter((name) => name.startsWith(`${type}.`));
  expect(rows.toSorted()).toEqual(
    fieldsOf(type)
      .map((name) => `${type}.${name}`)
      .toSorted(),
  );
});

it('has no row for a field that is not there', () => {
  const there = types.flatMap(({ name }) => fieldsOf(name).map((field) => `${name}.${field}`));
  expect(Object.keys(FIELDS).filter((row) => !there.includes(row))).toEqual([]);
});

it('gives a list the row of what it lists, and a type without a row to people only', () => {
  expect([needOf('InvoiceConnection', 'totalCount'), needOf('InvoiceEdge', 'node')]).toEqual([
    'billing:read',
    'billing:read',
  ]);
  expect(needOf('Secret', 'word')).toBe('account');
  expect(PERMISSIONS.account.forKeys).toBe(false);
});
