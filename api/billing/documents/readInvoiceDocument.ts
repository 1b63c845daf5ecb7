import type { Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import type { Services } from '../../services.js';
import { visibleInvoices } from '../invoice.access.js';
import { describeInvoice, type DocumentKind, type InvoiceDocument } from './invoiceDocument.js';

interface WantedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
}

/**
 * @throws NotFoundError when the caller has no such invoice
 * @throws ConflictError when a receipt is asked for and the invoice is not paid
 */
export async function readInvoiceDocument(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  { id, kind }: WantedDocument,
): Promise<InvoiceDocument> {
  const include = { project: true, payment: true, items: { orderBy: { position: 'asc' } } } as const;
  const wellFormed = typeOfId(id) === 'Invoice';
  const invoice = wellFormed
    ? await prisma.invoice.findFirst({ where: { id, ...visibleInvoices(caller) }, include })
    : null;
  if (!invoice) throw new NotFoundError('Invoice not found.');
  if (kind === 'receipt' && invoice.status !== 'paid') {
    throw new ConflictError('There is a receipt once the invoice is paid. Download the invoice instead.');
  }
  return describeInvoice(invoice, kind);
}
