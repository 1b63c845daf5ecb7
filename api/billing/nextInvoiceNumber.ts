import type { Transaction } from '../db/client.js';
import { oneRow } from '../db/oneRow.js';

const LEAST_DIGITS = 4;

/**
 * Takes the workspace's next number of a year, as INV-2026-0001. The counter is locked until the transaction ends, and
 * a rollback returns the number, so there are no gaps.
 */
export async function nextInvoiceNumber(tx: Transaction, workspaceId: string, year: number): Promise<string> {
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "InvoiceCounter" AS counter ("workspaceId", "year", "last") VALUES (${workspaceId}, ${year}, 1)
    ON CONFLICT ("workspaceId", "year") DO UPDATE SET "last" = counter."last" + 1
    RETURNING "last"`;
  return `INV-${year}-${String(oneRow(rows).last).padStart(LEAST_DIGITS, '0')}`;
}
