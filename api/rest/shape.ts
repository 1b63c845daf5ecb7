/**
 * The shape of an answer, derived from a stored operation's selections and the schema. The same shape makes answers
 * from data (render.ts) and describes them (openapi.ts).
 */
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNullableType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** Union members with this suffix are problems, not answers. */
const PROBLEM = 'Problem';

interface LeafShape {
  readonly kind: 'leaf';
  readonly nullable: boolean;
  readonly type: GraphQLLeafType;
  /** a text of digits becomes a number */
  readonly isNumber: boolean;
}

interface ListShape {
  readonly kind: 'list';
  readonly nullable: boolean;
  readonly of: Shape;
}

interface ObjectShape {
  readonly kind: 'object';
  readonly nullable: boolean;
  /** name of its fragment, if it is one */
  readonly name: string | null;
  readonly fields: readonly ShapeField[];
}

export type Shape = LeafShape | ListShape | ObjectShape;

export interface ShapeField {
  readonly key: string;
  readonly description: string;
  /** path in the object's data; several steps for a lifted field */
  readonly from: readonly string[];
  readonly shape: Shape;
  /** null becomes an empty text */
  readonly orEmpty: boolean;
}

/** Path of a stored operation's answer in its data; its value is a list when there is a list on the path. */
export interface Answer {
  readonly path: readonly string[];
  readonly shape: Shape;
}

interface Source {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

interface Level {
  readonly set: SelectionSetNode;
  readonly type: GraphQLCompositeType;
  readonly from: readonly string[];
  /** whether there is a list on the path */
  readonly many: boolean;
}

/** Finds the field marked `@answer` below the level; null when there is none. */
export function findAnswer(source: Source, level: Level): Answer | null {
  for (const { node, key, field } of fieldsIn(source, level.set, level.type)) {
    const path = [...level.from, key];
    if (directive(node, 'answer')) return { path, shape: manyOf(shapeOf(source, field.type, node), level.many) };
    const below = levelBelow(level, { node, key, field });
    const inside = below && findAnswer(source, below);
    if (inside) return inside;
  }
  return null;
}

const manyOf = (shape: Shape, many: boolean): Shape =>
  many ? { kind: 'list', nullable: false, of: { ...shape, nullable: false } } : shape;

function levelBelow(level: Level, { node, key, field }: SelectedField): Level | null {
  const type = getNamedType(field.type);
  if (!node.selectionSet || !isCompositeType(type)) return null;
  const many = level.many || isListType(getNullableType(field.type));
  return { set: node.selectionSet, type, from: [...level.from, key], many };
}

function shapeOf(source: Source, type: GraphQLOutputType, node: FieldNode): Shape {
  const nullable = isNullableType(type);
  const bare = getNullableType(type);
  if (isListType(bare)) return { kind: 'list', nullable, of: shapeOf(source, bare.ofType, node) };
  const isNumber = directive(node, 'number') !== undefined;
  if (isLeafType(bare)) return { kind: 'leaf', nullable, type: bare, isNumber };
  if (!node.selectionSet) throw new Error(`Expected a selection of ${String(type)}.`);
  const fields = objectFields(source, { set: node.selectionSet, type: bare, from: [], many: false });
  return { kind: 'object', nullable, name: fragmentName(node.selectionSet), fields };
}

/** The fields of an object, including the fields of its lifted objects. */
function objectFields(source: Source, level: Level): ShapeField[] {
  return [...fieldsIn(source, level.set, level.type)].flatMap((selected) => {
    const { node, key, field } = selected;
    const below = directive(node, 'lift') && levelBelow(level, selected);
    if (below) return objectFields(source, below).map((inside) => orNull(inside, field.type));
    return {
      key,
      description: field.description ?? '',
      from: [...level.from, key],
      shape: manyOf(shapeOf(source, field.type, node), level.many),
      orEmpty: directive(node, 'text') !== undefined,
    };
  });
}

/** A field of an object that may be missing may be null, unless it is a list, which is then empty. */
function orNull(field: ShapeField, parent: GraphQLOutputType): ShapeField {
  const { shape } = field;
  if (!isNullableType(parent) || shape.kind === 'list') return field;
  return { ...field, shape: { ...shape, nullable: true } };
}

interface SelectedField {
  readonly node: FieldNode;
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The selected fields, including those of fragments, without problem types. */
function* fieldsIn(source: Source, set: SelectionSetNode, parent: GraphQLCompositeType): Generator<SelectedField> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const field = 'getFields' in parent ? parent.getFields()[selection.name.value] : undefined;
      if (field) yield { node: selection, key: (selection.alias ?? selection.name).value, field };
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : source.fragments.get(selection.name.value);
    const condition = fragment?.typeCondition?.name.value;
    const type = condition === undefined ? parent : source.schema.getType(condition);
    if (fragment && isCompositeType(type) && type.name !== PROBLEM) {
      yield* fieldsIn(source, fragment.selectionSet, type);
    }
  }
}

const directive = (node: FieldNode, wanted: string) => node.directives?.find(({ name }) => name.value === wanted);

function fragmentName({ selections: [only, ...others] }: SelectionSetNode): string | null {
  return only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0 ? only.name.value : null;
}
