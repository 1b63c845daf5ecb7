/** Refuses operations that need more than their caller may do. The table is schema/needs.ts. */
import {
  GraphQLError,
  isAbstractType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
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
  return lacking ? new GraphQLError(refusalOf(caller, lacking), { extensions: { code: 'FORBIDDEN' } }) : null;
}

/** Subscriptions are checked in subscriptions.ts, because some of them are not executed by Yoga. */
export const permissionsPlugin: Plugin<{ readonly caller: Caller | null }> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, contextValue } = args;
    const refusal = refusalToExecute({ schema, document, caller: contextValue.caller });
    if (refusal) setResultAndStopExecution({ data: null, errors: [refusal] });
  },
};
