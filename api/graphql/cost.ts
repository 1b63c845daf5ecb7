/** What a document costs: the number of objects that it can make the server read. */
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  valueFromASTUntyped,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';

/** Members of a connection where the document does not say how many. */
const USUAL_PAGE = 20;
/** Members that a list without pages is taken to have. */
const USUAL_LIST = 10;

interface Reading {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * One for each object that a field can return, times the lengths of the lists around it: those asked for by `first` or
 * `last`, else 20 for a page and 10 for other lists. Introspection costs one for each type of the schema. The document
 * must be valid.
 */
export function costOf({ schema, document, operationName, variables }: Asked): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (
      definition.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || operationName === definition.name?.value)
    )
      operation ??= definition;
  }
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const reading = { schema, fragments, variables: { ...defaultsOf(operation), ...variables } };
  return costOfSet(reading, operation.selectionSet, root);
}

/** The values of variables that are left out. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

/** The objects that an answer holds. */
export function objectsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const inside = Object.values(data).reduce((sum: number, value) => sum + objectsIn(value), 0);
  return Array.isArray(data) ? inside : inside + 1;
}

function costOfSet(reading: Reading, set: SelectionSetNode, parent: GraphQLCompositeType): number {
  let cost = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value === SchemaMetaFieldDef.name) cost += Object.keys(reading.schema.getTypeMap()).length;
      const field = 'getFields' in parent ? parent.getFields()[selection.name.value] : undefined;
      if (field && selection.selectionSet) cost += costOfField(reading, selection, field, selection.selectionSet);
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : reading.fragments.get(selection.name.value);
    if (!fragment) continue;
    const condition = fragment.typeCondition?.name.value;
    const type = condition === undefined ? parent : reading.schema.getType(condition);
    if (isCompositeType(type)) cost += costOfSet(reading, fragment.selectionSet, type);
  }
  return cost;
}

function costOfField(
  reading: Reading,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  set: SelectionSetNode,
): number {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return 0;
  const isPage = field.args.some(({ name }) => name === 'first');
  const isList = isListType(getNullableType(field.type));
  // the list `edges` of a page is counted at the page
  const isEdges = type.name.endsWith('Edge');
  const times = isPage ? pageSize(reading, node) : isList && !isEdges ? listSize(reading, node) : 1;
  return times * (1 + costOfSet(reading, set, type));
}

function argumentOf({ variables }: Reading, node: FieldNode, name: string): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name);
  return given && valueFromASTUntyped(given.value, variables);
}

function pageSize(reading: Reading, node: FieldNode): number {
  const asked = argumentOf(reading, node, 'first') ?? argumentOf(reading, node, 'last');
  return typeof asked === 'number' && asked > 0 ? asked : USUAL_PAGE;
}

/** A list that is asked for by ids has as many members. */
function listSize(reading: Reading, node: FieldNode): number {
  const ids = argumentOf(reading, node, 'ids');
  return Array.isArray(ids) ? ids.length : USUAL_LIST;
}
