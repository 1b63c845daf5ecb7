import type { Invoice } from '../db/generated/client.js';
import type { Party } from './party.type.js';

/** The seller of an invoice, or of a workspace's invoices. */
export function sellerOf(row: Pick<Invoice, 'sellerName' | 'sellerAddress' | 'sellerEmail' | 'sellerTaxId'>): Party {
  const { sellerName: name, sellerAddress: address, sellerEmail: email, sellerTaxId: taxId } = row;
  return { name, address, email, taxId };
}
