import type { Invoice } from '../db/generated/client.js';
import type { Party } from './party.type.js';

/** Who an invoice comes from, or a workspace's invoices do. */
export function sellerOf(row: Pick<Invoice, 'sellerName' | 'sellerAddress' | 'sellerEmail' | 'sellerTaxId'>): Party {
  const { sellerName: name, sellerAddress: address, sellerEmail: email, sellerTaxId: taxId } = row;
  return { name, address, email, taxId };
}
