/** Converts a path and a payload to an operation's variables. Faults are reported in the payload's own terms. */
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';
import type { StandardSchemaV1 } from '@pothos/plugin-validation';
import { ValidationError, type FieldProblem } from '../domain/errors.js';
import { validationError } from '../domain/rules.js';
import { nameOf, valuesOf } from './enums.js';
import type { Operation } from './operations.js';
import { isRecord } from './render.js';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * @param names the call's arguments; other fields of what is given are not read
 * @throws ValidationError which names every field that breaks a rule, of the types or of the input's own rules
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
  if (problems.length > 0) throw new ValidationError([...problems, ...faultsByRules(operation, values, problems)]);
  return operation.input ? { input: values } : values;
}

/** What the rules of the input say of the fields whose types are right. */
function faultsByRules({ input }: Operation, values: object, faulty: readonly FieldProblem[]): FieldProblem[] {
  if (!input) return [];
  const topOf = ({ path }: FieldProblem) => path.split('.', 1)[0] ?? '';
  const wrong = new Set(faulty.map(topOf));
  const right = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  const value = coerceInputValue(right, input, () => {}); // what is missing is among the faults already
  return rulesOf(input).flatMap((rules) => {
    const result = rules['~standard'].validate(value);
    if (result instanceof Promise || !result.issues) return [];
    return validationError(result).fields.filter((fault) => !wrong.has(topOf(fault)));
  });
}

/** As Pothos keeps what `validate` was given. */
const rulesOf = ({ extensions }: GraphQLInputObjectType) =>
  (extensions['@pothos/plugin-validation'] as { readonly schemas?: readonly StandardSchemaV1[] } | undefined)
    ?.schemas ?? [];

/**
 * Refuses fields that the call does not have, so that a mistyped one is not lost without a word.
 * @throws ValidationError
 */
export function refuseUnknown(given: object, known: readonly string[]): void {
  const problems = unknownIn(given, known, '');
  if (problems.length > 0) throw new ValidationError(problems);
}

const unknownIn = (given: object, known: readonly string[], before: string): FieldProblem[] =>
  Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: before + name,
      message: `There is no field ${before}${name} here. Expected ${LIST.format(known)}.`,
    }));

/** Which part of a list is asked for. */
export interface AskedPart {
  readonly limit: number;
  /** the other parameters, by the arguments' names */
  readonly given: Readonly<Record<string, string>>;
}

/** Rows of one answer, at most: a list has an end, whoever asks. */
export const MOST_ROWS = 1000;

/**
 * Reads what stands behind the path's question mark.
 * @param known its parameters; none where the call is no list
 * @param usual the limit where none is given
 * @throws ValidationError
 */
export function readQuery(query: URLSearchParams, known: readonly string[], usual = MOST_ROWS): AskedPart {
  const problems: FieldProblem[] = [];
  for (const name of new Set(query.keys())) {
    const wrong = faultOfParameter(name, query.getAll(name), known);
    if (wrong) problems.push({ path: name, message: wrong });
  }
  if (problems.length > 0) throw new ValidationError(problems);
  const { limit, ...given } = Object.fromEntries(query);
  return { limit: limit === undefined ? usual : Number(limit), given };
}

function faultOfParameter(name: string, [value = '', ...more]: string[], known: readonly string[]): string | null {
  if (!known.includes(name)) {
    const takes = known.length > 0 ? `the parameters ${LIST.format(known)}` : 'no parameters';
    return `There is no parameter ${name} here. This call takes ${takes}.`;
  }
  if (more.length > 0) return `The parameter ${name} is given more than once. Give it once.`;
  if (value === '') return `The parameter ${name} is empty. Give it a value, or leave it out.`;
  if (name !== 'limit') return null;
  const isThere = /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_ROWS;
  return isThere ? null : `Limit must be a whole number from 1 to ${MOST_ROWS}`;
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
    const known = fields.map(({ name }) => name);
    place.problems.push(...unknownIn(value, known, `${place.path}.`));
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
