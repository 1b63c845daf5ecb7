import type pg from 'pg';

/** Rows that refer to a row that is gone, which happens only where rows were changed without their constraints. */
export interface BrokenReference {
  /** the foreign key's name: TABLE_COLUMN_fkey */
  readonly name: string;
  /** the number of rows */
  readonly count: number;
}

interface ForeignKey {
  readonly name: string;
  /** quoted, as all below */
  readonly from: string;
  readonly to: string;
  readonly fromColumns: readonly string[];
  readonly toColumns: readonly string[];
}

const FOREIGN_KEYS = `SELECT conname AS name, conrelid::regclass::text AS "from", confrelid::regclass::text AS "to",
    (SELECT array_agg(quote_ident(attname) ORDER BY n) FROM unnest(conkey) WITH ORDINALITY AS k(num, n)
     JOIN pg_attribute ON attrelid = conrelid AND attnum = num) AS "fromColumns",
    (SELECT array_agg(quote_ident(attname) ORDER BY n) FROM unnest(confkey) WITH ORDINALITY AS k(num, n)
     JOIN pg_attribute ON attrelid = confrelid AND attnum = num) AS "toColumns"
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conname`;

/** Tries every foreign key on all rows of the transaction's snapshot. */
export async function brokenReferences(client: pg.Client): Promise<BrokenReference[]> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const broken: BrokenReference[] = [];
  for (const key of keys) {
    const { rows } = await client.query<{ count: number }>(countOf(key));
    const count = rows[0]?.count ?? 0;
    if (count > 0) broken.push({ name: key.name, count });
  }
  return broken;
}

function countOf({ from, to, fromColumns, toColumns }: ForeignKey): string {
  const isSet = fromColumns.map((column) => `child.${column} IS NOT NULL`);
  const isSame = fromColumns.map((column, index) => `parent.${toColumns[index]} = child.${column}`);
  return `SELECT count(*)::int AS count FROM ${from} AS child WHERE ${isSet.join(' AND ')}
    AND NOT EXISTS (SELECT FROM ${to} AS parent WHERE ${isSame.join(' AND ')})`;
}
