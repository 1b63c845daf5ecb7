import type { Transaction } from '../db/client.js';

/** Reads an invoice that is there and holds it until the transaction ends: whoever else changes it waits. */
export async function lockInvoice(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT "id" FROM "Invoice" WHERE "id" = ${id} FOR UPDATE`;
  return tx.invoice.findUniqueOrThrow({ where: { id }, include: { project: true } });
}
