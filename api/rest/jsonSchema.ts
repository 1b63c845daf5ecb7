/** JSON Schema (2020-12) of inputs and answers. */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';
import { argumentsOf, type Argument } from './operations.js';
import { valuesOf } from './enums.js';
import type { Shape } from './shape.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const USER: JsonSchema = {
  type: 'object',
  description: 'Who is signed in.',
  required: ['id', 'firstName', 'lastName', 'email'],
  properties: {
    id: { type: 'string' },
    firstName: { type: 'string' },
    lastName: { type: 'string' },
    email: { type: 'string', format: 'email' },
  },
};

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
  Day: { type: 'string', format: 'date' },
  Money: { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
};

/** Schemas of scalars whose input accepts more than their output. */
const TAKEN: Readonly<Record<string, JsonSchema>> = {
  Money: { type: ['number', 'string'], description: 'At least 0, with at most two decimals.' },
};

function describeLeaf(type: GraphQLLeafType): JsonSchema {
  if (isEnumType(type)) return { type: 'string', enum: valuesOf(type) };
  const schema = SCALARS[type.name];
  if (!schema) throw new Error(`No JSON Schema is set for the scalar ${type.name}.`);
  return schema;
}

const orNull = (schema: JsonSchema, nullable: boolean): JsonSchema =>
  nullable ? { anyOf: [schema, { type: 'null' }] } : schema;

/** @param schemas collects the named shapes, which are referenced */
export function describeShape(shape: Shape, schemas: Record<string, JsonSchema>): JsonSchema {
  if (shape.kind === 'leaf')
    return orNull(shape.isNumber ? { type: 'number' } : describeLeaf(shape.type), shape.nullable);
  if (shape.kind === 'list') return orNull({ type: 'array', items: describeShape(shape.of, schemas) }, shape.nullable);
  const properties = shape.fields.map(({ key, description, orEmpty, shape: inside }) => [
    key,
    { ...describeShape(orEmpty ? { ...inside, nullable: false } : inside, schemas), description },
  ]);
  const schema = {
    type: 'object',
    required: shape.fields.map(({ key }) => key),
    properties: Object.fromEntries(properties),
  };
  if (shape.name === null) return orNull(schema, shape.nullable);
  schemas[shape.name] = schema;
  return orNull({ $ref: `#/components/schemas/${shape.name}` }, shape.nullable);
}

/** A parameter of a query, which is left out instead of being null. */
export const describeParameter = ({ type, description }: Argument): JsonSchema => {
  const bare = getNullableType(type);
  if (!isLeafType(bare)) throw new Error(`A parameter is one value, not ${String(type)}.`);
  return { description, schema: describeLeaf(bare) };
};

/** The schema of an object of arguments. */
export function describeInput(fields: ReadonlyMap<string, Argument>): JsonSchema {
  // An enum's default is the internal value, which is spelled as in the API.
  const properties = [...fields].map(([name, { type, description, defaultValue }]) => [
    name,
    {
      ...describeType(type),
      ...(description && { description }),
      ...(defaultValue !== undefined && { default: defaultValue }),
    },
  ]);
  const required = [...fields]
    .filter(([, { type, defaultValue }]) => isNonNullType(type) && defaultValue === undefined)
    .map(([name]) => name);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

function describeType(type: GraphQLInputType): JsonSchema {
  const bare = getNullableType(type);
  const nullable = !isNonNullType(type);
  if (isListType(bare)) return orNull({ type: 'array', items: describeType(bare.ofType) }, nullable);
  if (isInputObjectType(bare)) return orNull(describeInput(argumentsOf(bare.getFields())), nullable);
  return orNull(TAKEN[bare.name] ?? describeLeaf(bare), nullable);
}
