import { describe, expect, it } from 'vitest';
import { Prisma } from '../../db/generated/client.js';
import { elementAt } from '../../test/elements.js';
import { describeInvoice, type InvoiceRow } from './invoiceDocument.js';

const DUE = new Date('2026-12-05');
const PAID = new Date('2026-12-01T09:00:00Z');

function invoiceOf(changes: Partial<InvoiceRow> = {}): InvoiceRow {
  const party = { sellerName: 'Harbor', sellerAddress: '', sellerEmail: '', sellerTaxId: '' };
  const payer = { billToName: '', billToAddress: '', billToEmail: '', billToTaxId: '' };
  const [subtotal, tax, total] = [new Prisma.Decimal('18'), new Prisma.Decimal('1.49'), new Prisma.Decimal('19.49')];
  return {
    id: 'inv_1',
    workspaceId: 'org_1',
    projectId: 'proj_1',
    invoiceNumber: 'INV-2026-0042',
    status: 'sent',
    currency: 'USD',
    subtotal,
    tax,
    total,
    dueDate: DUE,
    paidAt: null,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    updatedAt: new Date('2026-11-21T10:00:00Z'),
    project: { address: '12 Elm Street' },
    items: [{ description: 'Staging', amount: subtotal }],
    payment: null,
    ...party,
    ...payer,
    ...changes,
  };
}

describe('the note behind the amount', () => {
  it.each([
    [{ status: 'draft' }, 'to be paid by December 5, 2026, once the invoice is sent'],
    [{ status: 'draft', dueDate: null }, 'to be paid, once the invoice is sent'],
    [{ status: 'sent' }, 'to be paid by December 5, 2026'],
    [{ status: 'sent', dueDate: null }, 'to be paid on receipt'],
    [{ status: 'overdue' }, 'was due on December 5, 2026'],
    [{ status: 'cancelled' }, 'cancelled, nothing is to be paid'],
    [{ status: 'paid', paidAt: PAID }, 'paid on December 1, 2026'],
  ] as const)('for %j is %s', (changes, sentence) => {
    expect(describeInvoice(invoiceOf(changes), 'invoice').standing).toBe(sentence);
  });
});

it('an address is shown line by line; the eighth line holds the rest of a very long one', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
  const shown = (billToAddress: string) => {
    const invoice = invoiceOf({ billToAddress, billToEmail: 'jon@example.com', billToTaxId: 'EL 1' });
    return elementAt(describeInvoice(invoice, 'invoice').parties, 1).lines;
  };
  expect(shown(' line 1\r\n\nline 2\u2028line 3 ')).toEqual([...lines(3), 'jon@example.com', 'Tax ID EL 1']);
  expect(shown(lines(8).join('\n'))).toEqual([...lines(8), 'jon@example.com', 'Tax ID EL 1']);
  expect(shown(lines(10).join('\n')).slice(6, 8)).toEqual(['line 7', 'line 8, line 9, line 10']);
  expect(shown('')).toEqual(['jon@example.com', 'Tax ID EL 1']);
});

it('a receipt names the payment, an invoice does not', () => {
  const payment = { id: 'pay_1', invoiceId: 'inv_1', recordedById: null, createdAt: PAID, receivedAt: PAID };
  const money = { method: 'stripe', amount: new Prisma.Decimal('19.49'), currency: 'USD', reference: '' };
  const invoice = invoiceOf({ status: 'paid', paidAt: PAID, payment: { ...payment, ...money } });
  expect(describeInvoice(invoice, 'invoice').payment).toEqual([]);
  expect(describeInvoice(invoice, 'receipt').payment).toEqual([
    { term: 'Payment method', value: 'Stripe' },
    { term: 'Received on', value: 'December 1, 2026' },
    { term: 'Amount paid (USD)', value: '$19.49' },
  ]);
});
