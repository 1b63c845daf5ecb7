/**
 * JSON columns. A value names the version of its form; those that were written before there were versions have the
 * form of version 1. A column whose form changes gets another version, and a reader that still knows the one before.
 */
import { z } from 'zod';
import type { Prisma } from '../../db/generated/client.js';

/** A JSON column holds what this server cannot read. */
class UnreadableColumnError extends Error {
  override readonly name = 'UnreadableColumnError';
}

/** A value as a JSON column keeps it. */
export const inVersion = (version: number, value: object): Prisma.InputJsonObject => ({ ...value, version });

/** A row with a JSON column. */
export type RowWith<Column extends string> = { readonly id: string } & {
  readonly [Name in Column]: Prisma.JsonValue;
};

const version = z.object({ version: z.int().default(1) });

/**
 * Reads one JSON column.
 * @param forms by version: what the server needs of a value; the rest of it is left out
 * @returns a reader, which throws UnreadableColumnError: it names the row and what is wrong with its value
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
