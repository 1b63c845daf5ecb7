/**
 * Versioned JSON columns. Each value names the version of its form; values without a version have the form of version
 * 1. A column whose form changes gets a new version, and its reader still accepts the earlier one.
 */
import { z } from 'zod';
import type { Prisma } from '../../db/generated/client.js';

/** A JSON column holds a value that this server cannot read. */
export class UnreadableColumnError extends Error {
  override readonly name = 'UnreadableColumnError';
}

/** The value with its version, as it is stored in a JSON column. */
export const inVersion = (version: number, value: object): Prisma.InputJsonObject => ({ ...value, version });

/** A row with a JSON column. */
export type RowWith<Column extends string> = { readonly id: string } & {
  readonly [Name in Column]: Prisma.JsonValue;
};

const version = z.object({ version: z.int().default(1) });

/**
 * Makes a reader for one JSON column.
 * @param forms the schema of each version; other fields of the value are dropped
 * @returns a reader, which throws UnreadableColumnError with the row and the fault
 */
export function columnReader<Column extends string, Value>(
  column: Column,
  forms: ReadonlyMap<number, z.ZodType<Value>>,
): (row: RowWith<Column>) => Value {
  return (row) => {
    const fail = (error: z.ZodError): never => unreadable(row.id, column, z.prettifyError(error));
    const value: Prisma.JsonValue = row[column];
    const head = version.safeParse(value);
    if (!head.success) return fail(head.error);
    const form = forms.get(head.data.version);
    if (!form) return unreadable(row.id, column, `version ${head.data.version} is unknown to this server`);
    const read = form.safeParse(value);
    return read.success ? read.data : fail(read.error);
  };
}

function unreadable(id: string, column: string, fault: string): never {
  throw new UnreadableColumnError(`The column "${column}" of ${id} cannot be read: ${fault}`);
}

export const point = z.tuple([z.number(), z.number()]);
export const vector = z.tuple([z.number(), z.number(), z.number()]);
export const warnings = z.array(z.object({ code: z.string(), message: z.string() }));
