/**
 * The only pagination: lists from the newest to the oldest by Relay's rules, with keyset cursors, which stay valid
 * while rows are added and removed.
 */
import type { OutputRef } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from './builder.js';
import type { GraphQLContext } from './context.js';
import { badRequest } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';

const USUAL = 20;
const MOST = 100;

/** The columns that define a row's place in the order. */
interface Placed {
  readonly id: string;
  readonly createdAt: Date;
}

interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

export interface Connection<Row> {
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: () => Promise<number>;
}

type Direction = 'asc' | 'desc';

/** The part of a list to read, as Prisma arguments. */
interface PageWindow {
  readonly where: { AND: { OR: ({ createdAt: { lt?: Date; gt?: Date } } | { createdAt: Date; id: object })[] }[] };
  readonly orderBy: [{ createdAt: Direction }, { id: Direction }];
  readonly take: number;
}

interface ListSource<Row> {
  readonly load: (window: PageWindow) => Promise<readonly Row[]>;
  /** called only when totalCount is selected */
  readonly count: () => Promise<number>;
}

/**
 * Reads one page.
 * @throws GraphQLError with a sentence when an argument is out of range or a cursor is invalid
 */
export async function connect<Row extends Placed>(
  page: PageArguments,
  { load, count }: ListSource<Row>,
): Promise<Connection<Row>> {
  const first = sizeOf('first', page.first);
  const last = sizeOf('last', page.last);
  const after = cursorOf('after', page.after);
  const before = cursorOf('before', page.before);
  const backwards = first === null && last !== null;
  const size = first ?? last ?? USUAL;
  const direction = backwards ? 'asc' : 'desc';
  const rows = await load({
    where: { AND: [...(after ? [beyond('lt', after)] : []), ...(before ? [beyond('gt', before)] : [])] },
    orderBy: [{ createdAt: direction }, { id: direction }],
    take: size + 1,
  });
  const more = rows.length > size;
  const kept = rows.slice(0, size);
  if (backwards) kept.reverse();
  // With both arguments: the last rows of the first ones, as Relay's algorithm demands.
  const shown = !backwards && last !== null && last < kept.length ? kept.slice(kept.length - last) : kept;
  const edges = shown.map((node) => ({ cursor: toCursor(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: backwards ? before !== null : more,
      hasPreviousPage: backwards ? more : after !== null || shown.length < kept.length,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: count,
  };
}

/** A list field of the document. */
export interface AskedList {
  readonly args: PageArguments;
  readonly context: GraphQLContext;
  readonly info: GraphQLResolveInfo;
  /** type of the rows */
  readonly type: { readonly name: string };
}

/** The selection of a list's rows, as Prisma arguments. */
export const queryOfRows = ({ context, info, type }: AskedList) =>
  queryFromInfo({ context, info, typeName: type.name, path: ['edges', 'node'] });

/** The rows to read, as Prisma arguments. */
interface AskedRows<Where> extends Partial<Omit<PageWindow, 'where'>> {
  readonly where: { AND: [Where, PageWindow['where']] } | { id: { in: string[] } };
}

/** A Prisma model. */
interface Table<Row, Where> {
  findMany(asked: AskedRows<Where>): Promise<readonly Row[]>;
  count(list: { where: Where }): Promise<number>;
}

/**
 * Reads one page of a table's rows. Their ids come first where the rows have relations: PostgreSQL would join all rows
 * of the list before it keeps the page.
 */
export function connectRows<Row extends Placed, Where extends object>(
  asked: AskedList,
  table: Table<Row, Where>,
  where: Where,
): Promise<Connection<Row>> {
  const query = queryOfRows(asked);
  return connect(asked.args, {
    load: async (window) => {
      const page: AskedRows<Where> = { ...window, where: { AND: [where, window.where] } };
      if (!hasRelations(query)) return table.findMany({ ...query, ...page });
      const idsOnly = { select: { id: true } };
      const places = await table.findMany({ ...idsOnly, ...page });
      if (places.length === 0) return [];
      const rows = await table.findMany({ ...query, where: { id: { in: places.map(({ id }) => id) } } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      // a row may have been removed in between
      return places.flatMap(({ id }) => byId.get(id) ?? []);
    },
    count: () => table.count({ where }),
  });
}

/** Whether a selection reads other tables. */
function hasRelations(query: { readonly include?: object; readonly select?: object }): boolean {
  return Object.values({ ...query.include, ...query.select }).some((value) => typeof value === 'object');
}

/** The rows after or before a place in the order. */
function beyond(side: 'lt' | 'gt', { createdAt, id }: Placed) {
  return { OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] };
}

function sizeOf(name: string, size: number | null | undefined): number | null {
  if (size == null) return null;
  if (size < 0 || size > MOST) throw badRequest(`Expected ${name} to be 0 to ${MOST}, got ${size}.`);
  return size;
}

function toCursor({ id, createdAt }: Placed): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

function cursorOf(name: string, cursor: string | null | undefined): Placed | null {
  if (cursor == null) return null;
  const [, time, id] = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!id || typeOfId(id) === null) throw badRequest(`Expected ${name} to be a cursor that this list gave.`);
  return { id, createdAt: new Date(Number(time)) };
}

/**
 * The connection type of a list: `<name>Connection` with its `<name>Edge`.
 * @param plural the rows' name in the descriptions
 */
export function connectionType<Row>(name: string, plural: string, type: OutputRef<Row>) {
  const edge = builder.objectRef<Connection<Row>['edges'][number]>(`${name}Edge`).implement({
    description: `One of the ${plural} of a page.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Its place in the list, for after and before.' }),
      node: t.field({ type, description: 'The object of this row.', resolve: (parent) => parent.node as never }),
    }),
  });
  return builder.objectRef<Connection<Row>>(`${name}Connection`).implement({
    description: `A page of ${plural}, the newest first.`,
    fields: (t) => ({
      edges: t.field({ type: [edge], description: 'The page’s rows.', resolve: ({ edges }) => edges }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Where the page lies in the list.',
        resolve: ({ pageInfo }) => pageInfo,
      }),
      totalCount: t.int({
        description: 'How many the whole list has; counted only when asked for.',
        resolve: ({ totalCount }) => totalCount(),
      }),
    }),
  });
}
