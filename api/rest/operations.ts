/** Parses the stored operations of operations.graphql and validates them against the schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  extendSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  Kind,
  parse,
  separateOperations,
  typeFromAST,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { findAnswer, type Answer } from './shape.js';

export interface Argument {
  readonly type: GraphQLInputType;
  readonly description: string;
  readonly defaultValue?: unknown;
}

export interface Operation {
  readonly document: DocumentNode;
  /**
   * the possible fields of path and payload by name: the fields of the variable `input`, or the variables themselves
   */
  readonly arguments: ReadonlyMap<string, Argument>;
  /** the type of the variable `input`; null: it has none */
  readonly input: GraphQLInputObjectType | null;
  /** whether the answer is a list in pages */
  readonly isPaged: boolean;
  /** the type of the first root field: a mutation's union */
  readonly rootType: string;
  /** null: the operation only succeeds or fails */
  readonly answer: Answer | null;
}

const FILE = join(import.meta.dirname, 'operations.graphql');

export interface Operations {
  /** @throws Error when there is no operation of that name */
  get(name: string): Operation;
}

/** @throws Error when the file is not valid for the schema */
export function readOperations(schema: GraphQLSchema): Operations {
  const { definitions } = parse(readFileSync(FILE, 'utf8'));
  const isDirective = ({ kind }: { kind: Kind }) => kind === Kind.DIRECTIVE_DEFINITION;
  const document = { kind: Kind.DOCUMENT, definitions: definitions.filter((one) => !isDirective(one)) } as const;
  const directives = { kind: Kind.DOCUMENT, definitions: definitions.filter(isDirective) } as const;
  const problems = validate(extendSchema(schema, directives), document);
  if (problems.length > 0) throw new Error(`${FILE}: ${problems.join('\n')}`);
  const documents = Object.entries(separateOperations(document));
  const operations = new Map(documents.map(([name, each]) => [name, takeApart(schema, each)]));
  return {
    get(name) {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${FILE} has no operation ${name}.`);
      return operation;
    },
  };
}

function takeApart(schema: GraphQLSchema, document: DocumentNode): Operation {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operation = definition;
  }
  const root = operation && schema.getRootType(operation.operation);
  const [first] = operation?.selectionSet.selections ?? [];
  if (!operation || !root || first?.kind !== Kind.FIELD) throw new Error('Expected an operation with a field.');
  const field = root.getFields()[first.name.value];
  if (!field) throw new Error(`Expected a field of ${root.name} instead of ${first.name.value}.`);
  const variables = variablesOf(schema, operation, document);
  const input = getNullableType(variables.get('input')?.type);
  return {
    document,
    arguments: isInputObjectType(input) ? argumentsOf(input.getFields()) : variables,
    input: isInputObjectType(input) ? input : null,
    isPaged: variables.has('after'),
    rootType: String(getNullableType(field.type)),
    answer: findAnswer({ schema, fragments }, { set: operation.selectionSet, type: root, from: [], many: false }),
  };
}

function variablesOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  document: DocumentNode,
) {
  const descriptions = argumentDescriptions(schema, document);
  return new Map(
    variableDefinitions.map(({ variable, type }): [string, Argument] => [
      variable.name.value,
      { type: inputType(schema, type), description: descriptions.get(variable.name.value) ?? '' },
    ]),
  );
}

/** By variable: the description of the argument that it is given to. */
function argumentDescriptions(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const types = new TypeInfo(schema);
  const Argument = ({ value }: ArgumentNode) => {
    if (value.kind === Kind.VARIABLE) found.set(value.name.value, types.getArgument()?.description ?? '');
  };
  visit(document, visitWithTypeInfo(types, { Argument }));
  return found;
}

function inputType(schema: GraphQLSchema, node: TypeNode): GraphQLInputType {
  const type = typeFromAST(schema, node);
  if (!isInputType(type)) throw new Error('Expected an input type.');
  return type;
}

interface InputField {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null;
  readonly defaultValue?: unknown;
}

/** The fields of an input type as arguments. */
export function argumentsOf(fields: Readonly<Record<string, InputField>>): ReadonlyMap<string, Argument> {
  return new Map(
    Object.values(fields).map(({ name, type, description, defaultValue }) => [
      name,
      { type, description: description ?? '', defaultValue },
    ]),
  );
}
