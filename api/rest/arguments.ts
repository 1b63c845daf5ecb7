/** Converts a path and a payload to an operation's variables. Faults are reported in the payload's own terms. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';
import { ValidationError, type FieldProblem } from '../domain/errors.js';
import { nameOf, valuesOf } from './enums.js';
import type { Operation } from './operations.js';
import { isRecord } from './render.js';

/**
 * @param names the call's arguments; other fields are ignored
 * @throws ValidationError
 */
export function readVariables(
  operation: Operation,
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const problems: FieldProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const argument = operation.arguments.get(name);
    if (!argument) throw new Error(`The operation has no argument ${name}.`);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    values[name] = isLeftToDefault(argument, value)
      ? undefined
      : convert(argument.type, value, { path: name, problems });
  }
  if (problems.length > 0) throw new ValidationError(problems);
  return operation.takesInput ? { input: values } : values;
}

const isLeftToDefault = ({ defaultValue }: { readonly defaultValue?: unknown }, given: unknown) =>
  given === undefined && defaultValue !== undefined;

interface Place {
  /** dots between levels */
  readonly path: string;
  readonly problems: FieldProblem[];
}

function convert(type: GraphQLInputType, given: unknown, place: Place): unknown {
  const bare = getNullableType(type);
  // Forms send an empty text for an empty field.
  const value = given === '' && getNamedType(type).name !== 'String' ? null : given;
  const refuse = (predicate: string) => {
    place.problems.push({ path: place.path, message: `${subject(place.path, bare)} ${predicate}` });
    return undefined;
  };
  if (value === undefined || value === null) {
    return isNonNullType(type) ? refuse(`${isListType(bare) ? 'are' : 'is'} required`) : value;
  }
  if (isListType(bare)) {
    if (!Array.isArray(value)) return refuse('must be a list');
    return value.map((each, index) => convert(bare.ofType, each, { ...place, path: `${place.path}.${index}` }));
  }
  if (isInputObjectType(bare)) {
    if (!isRecord(value)) return refuse('must be an object');
    const fields = Object.values(bare.getFields());
    return Object.fromEntries(
      fields.map((field) => {
        const inside = { ...place, path: `${place.path}.${field.name}` };
        const given = value[field.name];
        return [field.name, isLeftToDefault(field, given) ? undefined : convert(field.type, given, inside)];
      }),
    );
  }
  return convertLeaf(bare, value, refuse);
}

const EXPECTED: Readonly<Record<string, string>> = {
  String: 'must be text',
  ID: 'must be text',
  Int: 'must be a whole number',
  Float: 'must be a number',
  Boolean: 'must be true or false',
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Checks a value; it is passed on unchanged, except the spelling of enums and the time of dates. */
function convertLeaf(type: GraphQLLeafType, given: unknown, refuse: (predicate: string) => undefined): unknown {
  const value = type.name === 'Day' && typeof given === 'string' && MOMENT.test(given) ? given.slice(0, 10) : given;
  if (isEnumType(type)) {
    return nameOf(type, value) ?? refuse(`must be one of ${valuesOf(type).join(', ')}`);
  }
  try {
    type.parseValue(value);
    return value;
  } catch (error) {
    return refuse(EXPECTED[type.name] ?? `cannot be taken. ${error instanceof Error ? error.message : ''}`.trim());
  }
}

/**
 * The name of a field in a sentence: `projectId` is "Project", `tags.1` "Tags 2", `items.0.amount` "Amount of items 1",
 * `label.kind` "Kind of label", `isShared` "Shared".
 */
function subject(path: string, type: GraphQLInputType): string {
  const [last = '', ...outer] = [...path.matchAll(/([a-z]\w*)(?:\.(\d+))?/gi)]
    .map(([, field = '', index]) => ({ field, row: index === undefined ? '' : ` ${Number(index) + 1}` }))
    .map(({ field, row }, at, all) => (at === all.length - 1 ? words(field, type) : field) + row)
    .toReversed();
  const name = [last, ...outer].join(' of ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The words of a camel-case name; an id is named by its object, and ids by their objects. */
function words(name: string, type: GraphQLInputType): string {
  const named = getNamedType(type).name === 'ID' ? name.replace(/Id$|(?<=edia)Ids$/, '') : name;
  return named
    .replace(/Ids$/, 's')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\burl\b/, 'URL')
    .trim();
}
