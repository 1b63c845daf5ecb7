import type { Transaction } from '../db/client.js';

/** Reads an existing invoice and locks its row until the transaction ends. */
export async function lockInvoice(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT "id" FROM "Invoice" WHERE "id" = ${id} FOR UPDATE`;
  return tx.invoice.findUniqueOrThrow({ where: { id }, include: { project: true } });
}
