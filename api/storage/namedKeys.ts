/**
 * The columns of the database that name objects in the store. The only list of them; a test compares it with the
 * schema.
 */
import { Prisma } from '../db/generated/client.js';
import type { PrismaClient, Transaction } from '../db/client.js';
import { daysBefore } from '../domain/dayLengths.js';

/** Days after a link's expiry, by which an upload that began in time has ended. */
export const UPLOAD_GRACE_DAYS = 1;

interface KeyColumns {
  readonly table: 'Media' | 'PackFile' | 'StagingItem' | 'StagingRound' | 'Upload';
  readonly columns: readonly string[];
  /** Whether the object must exist. An upload link may never have been used. */
  readonly required: boolean;
}

export const KEY_COLUMNS: readonly KeyColumns[] = [
  { table: 'Media', columns: ['objectKey', 'losslessKey', 'previewKey', 'thumbnailKey'], required: true },
  { table: 'StagingItem', columns: ['firstPassKey'], required: true },
  { table: 'StagingRound', columns: ['cleanKey', 'maskKey', 'piecesKey'], required: true },
  { table: 'PackFile', columns: ['fileKey'], required: true },
  { table: 'Upload', columns: ['objectKey'], required: false },
];

/** A link that was finalised or has expired no longer needs its object. */
const openUpload = () =>
  Prisma.sql`"finalisedAt" IS NULL AND "expiresAt" > ${daysBefore(new Date(), UPLOAD_GRACE_DAYS)}`;

/**
 * SQL: all names of objects, as rows (source, id, key).
 * @param among only these keys
 */
export function namesOfObjects({ requiredOnly = false, among }: NamesOptions = {}): Prisma.Sql {
  const tables = KEY_COLUMNS.filter(({ required }) => required || !requiredOnly);
  const selects = tables.flatMap(({ table, columns }) =>
    columns.map((column) => {
      const key = Prisma.raw(`"${column}"`);
      const wanted = among ? Prisma.sql`${key} = ANY(${[...among]})` : Prisma.sql`${key} IS NOT NULL`;
      return Prisma.sql`SELECT ${`${table}.${column}`} AS source, "id", ${key} AS key
        FROM ${Prisma.raw(`"${table}"`)} WHERE ${wanted}${table === 'Upload' ? Prisma.sql` AND ${openUpload()}` : Prisma.empty}`;
    }),
  );
  return Prisma.join(selects, ' UNION ALL ');
}

interface NamesOptions {
  readonly requiredOnly?: boolean;
  readonly among?: readonly string[];
}

/** @returns the keys that a row names: their objects must stay */
export async function namedKeys(prisma: PrismaClient | Transaction, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await prisma.$queryRaw<{ key: string }[]>(namesOfObjects({ among: keys }));
  return new Set(rows.map(({ key }) => key));
}
