/** Refuses operations that need more than their caller may do. The table is schema/needs.ts. */
import {
  getNamedType,
  GraphQLError,
  isAbstractType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Caller } from '../domain/caller.js';
import { may, refusalOf, type Permission } from '../domain/permissions.js';
import { needOf } from '../schema/needs.js';

/** The same document is asked again and again: our pages' are parsed once. */
const known = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, readonly Permission[]>>();

/** What all fields that the document selects need, each permission once. */
export function needsOf(schema: GraphQLSchema, document: DocumentNode): readonly Permission[] {
  const ofSchema = known.get(schema) ?? new WeakMap<DocumentNode, readonly Permission[]>();
  known.set(schema, ofSchema);
  const there = ofSchema.get(document);
  if (there) return there;
  const needs = new Set<Permission>();
  const types = new TypeInfo(schema);
  const Field = () => {
    const [parent, field] = [types.getParentType(), types.getFieldDef()];
    if (!parent || !field || isAbstractType(parent)) return;
    const need = needOf(parent.name, field.name);
    if (need) needs.add(need);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  const found = [...needs];
  ofSchema.set(document, found);
  return found;
}

interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly caller: Caller | null;
}

/** Why the caller may not execute the document; null: they may, or nobody is signed in, which each field refuses. */
export function refusalToExecute({ schema, document, caller }: Asked): GraphQLError | null {
  if (!caller) return null;
  const lacking = needsOf(schema, document).find((need) => !may(caller, need));
  if (!lacking) return null;
  const { node, path } = placeOf({ schema, document, need: lacking }) ?? {};
  return new GraphQLError(refusalOf(caller, lacking), { nodes: node, path, extensions: { code: 'FORBIDDEN' } });
}

interface Place {
  readonly node: FieldNode;
  /** of the answer's names; indexes of lists are not known yet */
  readonly path: readonly string[];
}

interface Sought {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly need: Permission;
}

/** The first field of the document that needs the permission, whether it stands in the operation or in a fragment. */
function placeOf({ schema, document, need }: Sought): Place | null {
  const isFragment = (one: DefinitionNode) => one.kind === Kind.FRAGMENT_DEFINITION;
  const fragments = new Map(document.definitions.filter(isFragment).map((one) => [one.name.value, one]));
  function find(set: SelectionSetNode, parent: GraphQLNamedType | undefined, before: readonly string[]): Place | null {
    for (const selection of set.selections) {
      const found = selection.kind === Kind.FIELD ? ofField(selection, parent, before) : ofFragment(selection);
      if (found) return found;
    }
    return null;

    function ofFragment(spread: InlineFragmentNode | FragmentSpreadNode): Place | null {
      const fragment = spread.kind === Kind.INLINE_FRAGMENT ? spread : fragments.get(spread.name.value);
      const condition = fragment?.typeCondition?.name.value;
      const type = condition === undefined ? parent : schema.getType(condition);
      return fragment ? find(fragment.selectionSet, type, before) : null;
    }
  }
  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined, before: readonly string[]): Place | null {
    const field = parent && 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    if (!parent || !field) return null;
    const path = [...before, (node.alias ?? node.name).value];
    if (!isAbstractType(parent) && needOf(parent.name, field.name) === need) return { node, path };
    return node.selectionSet ? find(node.selectionSet, getNamedType(field.type), path) : null;
  }
  for (const definition of document.definitions) {
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const root = isOperation ? schema.getRootType(definition.operation) : null;
    const found = isOperation && root ? find(definition.selectionSet, root, []) : null;
    if (found) return found;
  }
  return null;
}

/** Subscriptions are checked in subscriptions.ts, because some of them are not executed by Yoga. */
export const permissionsPlugin: Plugin<{ readonly caller: Caller | null }> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, contextValue } = args;
    const refusal = refusalToExecute({ schema, document, caller: contextValue.caller });
    if (refusal) setResultAndStopExecution({ data: null, errors: [refusal] });
  },
};
