/**
 * Compares the objects in the store with the keys in rows, for any number of objects; the database does the comparison.
 */
import { oneRow } from '../db/oneRow.js';
import { allowLongQueries } from '../db/timeLimits.js';
import { Prisma } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';
import { isMadeKey } from './keys.js';
import { namedKeys, namesOfObjects } from './namedKeys.js';
import type { ObjectStore, StoredObject } from './store.js';
import type { StorageServices } from './storageServices.js';
import { findWrongSizes, type WrongSize } from './wrongSizes.js';

/** Milliseconds after which an object without a row is unknown: its writer would have recorded it long ago. */
export const UNKNOWN_AFTER = 24 * 3600 * 1000;
/** Time limit in milliseconds; listing millions of objects takes minutes. */
const LONGEST = 3600 * 1000;
const AT_ONCE = 200;

interface UnknownObject {
  readonly key: string;
  /** bytes */
  readonly size: number;
}

/** A row that names an object which is not in the store. */
export interface MissingObject {
  /** TABLE.COLUMN */
  readonly source: string;
  /** the row's */
  readonly id: string;
  readonly key: string;
}

export interface Comparison {
  /** the number of objects */
  readonly objects: number;
  /** objects that no row names and that are older than UNKNOWN_AFTER: their number and bytes */
  readonly unknown: { readonly count: number; readonly bytes: number };
  unknownObjects(): AsyncIterable<readonly UnknownObject[]>;
  missingObjects(): AsyncIterable<readonly MissingObject[]>;
  /** looks for them only when it is called */
  wrongSizes(): AsyncIterable<readonly WrongSize[]>;
}

/** Compares, and passes the findings to `work` in pages of some hundreds, in the same transaction. */
export async function compareObjects<Result>(
  { prisma, store }: Pick<StorageServices, 'prisma' | 'store'>,
  work: (comparison: Comparison, tx: Transaction) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const compare = () =>
    prisma.$transaction(
      async (tx) => {
        const objects = await takeStock(tx, store, signal);
        const unknown = await findUnknown(tx);
        await findMissing(tx);
        const pages = <Row>(table: Prisma.Sql) => pagesOf<Row>(tx, table, signal);
        const comparison: Comparison = {
          objects,
          unknown,
          unknownObjects: () => pages(Prisma.sql`unknown_object`),
          async *missingObjects() {
            for await (const page of pages<MissingObject>(Prisma.sql`missing_object`)) {
              yield await stillMissing(tx, store, page);
            }
          },
          async *wrongSizes() {
            await findWrongSizes(tx);
            yield* pages<WrongSize>(Prisma.sql`wrong_size`);
          },
        };
        return work(comparison, tx);
      },
      { timeout: LONGEST },
    );
  return allowLongQueries(compare);
}

/** Lists the store into a temporary table of this transaction. @returns the number of objects */
async function takeStock(tx: Transaction, store: ObjectStore, signal?: AbortSignal): Promise<number> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE stored_object
    ("key" text NOT NULL, "size" double precision NOT NULL, "modified" timestamptz NOT NULL) ON COMMIT DROP`;
  let objects = 0;
  for await (const page of store.list()) {
    signal?.throwIfAborted();
    objects += await insert(
      tx,
      page.filter(({ key }) => isMadeKey(key)),
    );
  }
  await tx.$executeRaw`ANALYZE stored_object`;
  return objects;
}

async function insert(tx: Transaction, page: readonly StoredObject[]): Promise<number> {
  const keys = page.map(({ key }) => key);
  const sizes = page.map(({ size }) => size);
  const times = page.map(({ modified }) => modified.toISOString());
  return tx.$executeRaw`INSERT INTO stored_object
    SELECT * FROM unnest(${keys}::text[], ${sizes}::double precision[], ${times}::text[]::timestamptz[])`;
}

async function findUnknown(tx: Transaction): Promise<Comparison['unknown']> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE unknown_object
    (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "key" text NOT NULL, "size" double precision NOT NULL) ON COMMIT DROP`;
  const before = new Date(Date.now() - UNKNOWN_AFTER);
  await tx.$executeRaw`INSERT INTO unknown_object ("key", "size")
    SELECT stored."key", stored."size" FROM stored_object AS stored
    WHERE stored."modified" < ${before}
    AND NOT EXISTS (SELECT FROM (${namesOfObjects()}) AS named WHERE named."key" = stored."key")`;
  const rows = await tx.$queryRaw<Comparison['unknown'][]>`
    SELECT count(*)::int AS count, coalesce(sum("size"), 0) AS bytes FROM unknown_object`;
  return oneRow(rows);
}

async function findMissing(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE missing_object (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "source" text NOT NULL, "id" text NOT NULL, "key" text NOT NULL) ON COMMIT DROP`;
  await tx.$executeRaw`INSERT INTO missing_object ("source", "id", "key")
    SELECT named."source", named."id", named."key" FROM (${namesOfObjects({ requiredOnly: true })}) AS named
    WHERE NOT EXISTS (SELECT FROM stored_object AS stored WHERE stored."key" = named."key")`;
}

async function* pagesOf<Row>(tx: Transaction, table: Prisma.Sql, signal?: AbortSignal): AsyncGenerator<Row[]> {
  let last = 0n;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await tx.$queryRaw<(Row & { n: bigint })[]>`
      SELECT * FROM ${table} WHERE n > ${last} ORDER BY n LIMIT ${AT_ONCE}`;
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.n;
  }
}

/** The page without objects that were written or deleted since the store was listed. */
async function stillMissing(tx: Transaction, store: ObjectStore, page: readonly MissingObject[]) {
  const absent: MissingObject[] = [];
  for (const { source, id, key } of page) if (!(await store.info(key))) absent.push({ source, id, key });
  const keys = absent.map(({ key }) => key);
  const named = await namedKeys(tx, keys);
  return absent.filter(({ key }) => named.has(key));
}
