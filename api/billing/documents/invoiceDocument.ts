/** The text of an invoice or its receipt; PDF and HTML both render exactly this. */
import type { Invoice, InvoiceItem, Payment, Prisma, Project } from '../../db/generated/client.js';
import { billToOf } from '../invoice.type.js';
import type { Party } from '../party.type.js';
import { sellerOf } from '../sellerOf.js';
import { dayText, methodText, moneyText, STATUS_LABELS } from './wording.js';

export type DocumentKind = 'invoice' | 'receipt';

export interface InvoiceRow extends Invoice {
  readonly project: Pick<Project, 'address'>;
  readonly items: readonly Pick<InvoiceItem, 'description' | 'amount'>[];
  readonly payment: Payment | null;
}

/** A term and its value. */
export interface Entry {
  readonly term: string;
  readonly value: string;
}

export interface DocumentParty {
  readonly heading: string;
  /** empty: unknown */
  readonly name: string;
  /** address, mail and tax id, line by line */
  readonly lines: readonly string[];
}

export interface InvoiceDocument {
  readonly title: 'Invoice' | 'Receipt';
  readonly number: string;
  /** when the document was written, for the PDF's metadata */
  readonly writtenAt: Date;
  readonly currency: string;
  readonly status: string;
  readonly paid: boolean;
  /** number and dates */
  readonly facts: readonly Entry[];
  readonly parties: readonly DocumentParty[];
  /** the property's address */
  readonly property: string;
  /** the main line: the amount, and when it is due or was paid */
  readonly amount: string;
  readonly standing: string;
  readonly items: readonly { readonly description: string; readonly amount: string }[];
  /** below the items; the last one is the document's total */
  readonly sums: readonly Entry[];
  /** on a receipt: the payment */
  readonly payment: readonly Entry[];
}

export function describeInvoice(invoice: InvoiceRow, kind: DocumentKind): InvoiceDocument {
  const money = (amount: Prisma.Decimal) => moneyText(amount, invoice.currency);
  const total = money(invoice.total);
  return {
    title: kind === 'receipt' ? 'Receipt' : 'Invoice',
    number: invoice.invoiceNumber,
    writtenAt: invoice.createdAt,
    currency: invoice.currency,
    status: STATUS_LABELS[invoice.status],
    paid: invoice.status === 'paid',
    facts: [
      { term: 'Invoice number', value: invoice.invoiceNumber },
      { term: 'Date', value: dayText(invoice.createdAt) },
      { term: 'Due date', value: invoice.dueDate ? dayText(invoice.dueDate) : 'On receipt' },
      ...(invoice.paidAt ? [{ term: 'Date paid', value: dayText(invoice.paidAt) }] : []),
    ],
    parties: [describeParty('From', sellerOf(invoice)), describeParty('Bill to', billToOf(invoice))],
    property: invoice.project.address,
    amount: total,
    standing: standing(invoice),
    items: invoice.items.map(({ description, amount }) => ({ description, amount: money(amount) })),
    sums: [
      { term: 'Subtotal', value: money(invoice.subtotal) },
      { term: 'Tax', value: money(invoice.tax) },
      { term: `Total (${invoice.currency})`, value: total },
    ],
    payment: kind === 'receipt' ? paymentOf(invoice) : [],
  };
}

/** The text after the amount in the main line. */
function standing({ status, dueDate, paidAt }: InvoiceRow): string {
  if (paidAt) return `paid on ${dayText(paidAt)}`;
  if (status === 'cancelled') return 'cancelled, nothing is to be paid';
  const due = dueDate ? ` by ${dayText(dueDate)}` : '';
  if (status === 'draft') return `to be paid${due}, once the invoice is sent`;
  return status === 'overdue' && dueDate ? `was due on ${dayText(dueDate)}` : `to be paid${due || ' on receipt'}`;
}

function describeParty(heading: string, { name, address, email, taxId }: Party): DocumentParty {
  const lines = detailLines(address, email, taxId);
  // the same text as on the screen
  return { heading, name, lines: name || lines.length > 0 ? lines : ['Not given'] };
}

/** The last of these lines holds the rest of a longer address. */
const MOST_ADDRESS_LINES = 8;

function detailLines(address: string, email: string, taxId: string): readonly string[] {
  const written = address.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim());
  const lines = written.filter((line) => line !== '');
  const last = lines.slice(MOST_ADDRESS_LINES - 1).join(', ');
  return [...lines.slice(0, MOST_ADDRESS_LINES - 1), last, email, taxId && `Tax ID ${taxId}`].filter(Boolean);
}

function paymentOf({ payment, currency }: InvoiceRow): readonly Entry[] {
  if (!payment) return [];
  return [
    { term: 'Payment method', value: methodText(payment.method) },
    { term: 'Received on', value: dayText(payment.receivedAt) },
    ...(payment.reference ? [{ term: 'Reference', value: payment.reference }] : []),
    { term: `Amount paid (${currency})`, value: moneyText(payment.amount, payment.currency) },
  ];
}
