/** Asks for any field, and makes any change, as each caller. */
import {
  assertObjectType,
  assertUnionType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
} from 'graphql';
import { schema } from '../../schema/schema.js';
import { NO_ROW_NEEDED, REACH, REQUIRED_ARGUMENTS, type Reach } from './reach.js';
import type { Actor, World } from './world.js';

export const TYPES = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__') && !NO_ROW_NEEDED.test(type.name),
);

/** Selects all scalar fields of a list's rows that need no arguments. */
function everyLeafOf(edges: GraphQLField<unknown, unknown>): string {
  const edge = assertObjectType(getNamedType(edges.type));
  const row = assertObjectType(getNamedType(edge.getFields().node?.type));
  const leaves = Object.values(row.getFields()).filter(({ type }) => isLeafType(getNamedType(type)));
  return leaves.map(({ name }) => name).join(' ');
}

/** Selects the field with some of its own fields. */
export function selectionOf(world: World, typeName: string, field: GraphQLField<unknown, unknown>): string {
  const given = REQUIRED_ARGUMENTS[`${typeName}.${field.name}`]?.(world);
  if (field.args.some(isRequiredArgument) && !given) throw new Error(`${typeName}.${field.name} needs arguments.`);
  const type = getNamedType(field.type);
  const name = `${field.name}${given ? `(${given})` : ''}`;
  if (isLeafType(type)) return name;
  const fields = isObjectType(type) ? type.getFields() : {};
  if (fields.edges) return `${name} { totalCount edges { cursor node { ${everyLeafOf(fields.edges)} } } }`;
  return `${name} { __typename ${fields.id ? 'id' : ''} }`;
}

export function reachOf(typeName: string): Reach {
  const reach = REACH[typeName];
  if (!reach) throw new Error(`REACH has no row for ${typeName}.`);
  return reach;
}

export function ask(world: World, actor: Actor, { document, id }: Reach, selection: string) {
  const variables = id ? { id: id(world) } : {};
  return world.server.graphql<Record<string, unknown>>(document(selection, world), variables, world.cookieOf(actor));
}

export const FIELDS = TYPES.flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, type, field] as const)
    : [],
);

type Changed = Record<string, { readonly __typename: string } | undefined>;

/** The sentence of the mutation's refusal, if it has one. */
function sentenceOf(title: string): string {
  const members = schema.getPossibleTypes(assertUnionType(schema.getType(`${title}Result`)));
  const canFail = members.some((member) => member.getInterfaces().length > 0);
  return canFail ? '... on Problem { message }' : '';
}

export const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface AskedChange {
  readonly actor: Actor;
  readonly name: string;
  readonly input: object;
}

/** @returns the answer, with the name of its outcome */
export async function change(world: World, { actor, name, input }: AskedChange) {
  const title = titleOf(name);
  const document = `mutation($input: ${title}Input!) { ${name}(input: $input) { __typename ${sentenceOf(title)} } }`;
  const answer = await world.server.graphql<Changed | null>(document, { input }, world.cookieOf(actor));
  return { ...answer, type: answer.data?.[name]?.__typename };
}
