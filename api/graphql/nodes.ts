import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { PrismaClient } from '../db/client.js';
import { badRequest } from '../domain/errors.js';
import type { Caller } from '../domain/caller.js';
import type { GraphQLContext } from './context.js';

const MOST = 100;

interface WantedNodes {
  readonly prisma: PrismaClient;
  readonly caller: Caller;
  readonly ids: string[];
  /** the relations that the request selects */
  readonly query: object;
}

/** Readers by type name; each reads only rows that the caller may see. */
export type NodeReaders = Readonly<Record<string, (wanted: WantedNodes) => Promise<{ readonly id: string }[]>>>;

let readers: NodeReaders = {};
let mayRead: (caller: Caller, typename: string) => boolean = () => false;

/**
 * Sets the schema's table of readers, whose types are defined in higher layers.
 * @param allowed whether the caller may read objects of the type: others do not learn that one exists
 */
export function readNodesWith(table: NodeReaders, allowed: typeof mayRead): void {
  readers = table;
  mayRead = allowed;
}

interface TypedId {
  readonly typename: string;
  readonly id: string;
}

/**
 * Reads objects of any types, with one query per type.
 * @returns in the order of the ids; null for an id that is malformed, missing or not visible to the caller
 */
export async function loadNodes(ids: readonly TypedId[], context: GraphQLContext, info: GraphQLResolveInfo) {
  const { caller, services } = context;
  if (ids.length > MOST) throw badRequest(`Expected at most ${MOST} ids, got ${ids.length}.`);
  if (!caller) return ids.map(() => null);
  const found = new Map<string, object>();
  const read = async ([typename, typed]: [string, TypedId[]]) => {
    const reader = readers[typename];
    if (!reader) throw new Error(`Expected a reader of ${typename}.`);
    const query = queryFromInfo({ context, info, typeName: typename });
    const wanted = { prisma: services.prisma, caller, ids: typed.map(({ id }) => id), query };
    for (const row of await reader(wanted)) {
      brandWithType(row, typename as never);
      found.set(row.id, row);
    }
  };
  const readable = ids.filter(({ typename }) => Object.hasOwn(readers, typename) && mayRead(caller, typename));
  const byType = new Map<string, TypedId[]>();
  for (const id of readable) byType.set(id.typename, [...(byType.get(id.typename) ?? []), id]);
  await Promise.all([...byType].map(read));
  return ids.map(({ id }) => found.get(id) ?? null);
}
