import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';
import { PREFIXES } from '../domain/ids.js';
import { READERS } from './nodes.js';
import { printSchemaText } from './printSchemaText.js';
import { schema } from './schema.js';

it('equals schema.graphql', () => {
  expect(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8')).toBe(printSchemaText());
});

it('says of every link whether it needs a key', () => {
  // a data URL, and an address of the partner’s own
  const NO_LINKS = ['PackPreview.url', 'WebhookEndpoint.url'];
  const links = Object.values(schema.getTypeMap()).flatMap((type) => {
    const fields = isObjectType(type) && !isIntrospectionType(type) ? Object.values(type.getFields()) : [];
    const ofLinks = fields.filter((field) => /url$/i.test(field.name));
    return ofLinks.map((field) => [`${type.name}.${field.name}`, field] as const);
  });
  expect(links.map(([name]) => name)).toEqual(expect.arrayContaining(['Media.url', 'Pack.zipUrl', 'PackFile.url']));
  const silent = links.filter(([, { description }]) => !/signed|needs (the|no) key/i.test(description ?? ''));
  expect(silent.map(([name]) => name)).toEqual(NO_LINKS);
});

it('describes every type, field, argument and value', () => {
  const silent: string[] = [];
  const look = (name: string, { description }: { description?: string | null }) => {
    if (!description) silent.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    }
  }
  expect(silent).toEqual([]);
});

it('answers every mutation with a union of its payload and problems', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThanOrEqual(10);
  for (const { name, type } of mutations) {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    expect(String(type)).toBe(`${title}Result!`);
    const members = schema.getPossibleTypes(schema.getType(`${title}Result`) as never);
    const problems = members.filter((member) => member.getInterfaces().some((one) => one.name === 'Problem'));
    expect(members.map((member) => member.name)).toContain(`${title}Payload`);
    expect(problems).toHaveLength(members.length - 1);
  }
});

it('gives an id only to objects that node(id:) reads, because Relay keeps one record per id', () => {
  const withId = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.getFields().id);
  const typed: readonly string[] = Object.values(PREFIXES);
  const faults = withId.flatMap((type) => {
    if (!isObjectType(type)) return [];
    const { name } = type;
    if (!type.getInterfaces().some((one) => one.name === 'Node')) return [`${name} has an id and is no Node`];
    if (!typed.includes(name)) return [`${name}'s ids have no prefix`];
    return Object.hasOwn(READERS, name) ? [] : [`node(id:) does not read ${name}`];
  });
  expect(faults).toEqual([]);
  expect(withId.length).toBeGreaterThan(8);
});
