import { withViewer } from '../accounts/viewer.query.js';
import type { Invoice as InvoiceRow } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';
import { InvoiceStatus } from './invoice.enums.js';
import './invoiceItem.type.js';
import './payment.type.js';
import { mailProblemOf } from './mailInvoice.js';
import { InvoiceParty, type Party } from './party.type.js';
import { sellerOf } from './sellerOf.js';

export const Invoice = builder.prismaNode('Invoice', {
  description: 'What somebody is asked to pay for a project.',
  id: { field: 'id' },
  fields: (t) => ({
    invoiceNumber: t.exposeString('invoiceNumber', {
      description: 'As INV-2026-0001: without gaps in a workspace’s year.',
    }),
    project: t.relation('project', { description: 'The project that it belongs to.' }),
    status: t.expose('status', { type: InvoiceStatus, description: 'Where it stands.' }),
    currency: t.exposeString('currency', { description: 'Of all its amounts, ISO 4217.' }),
    subtotal: t.expose('subtotal', { type: 'Money', description: 'As the person gave it.' }),
    tax: t.expose('tax', { type: 'Money', description: 'On top of the subtotal.' }),
    total: t.expose('total', { type: 'Money', description: 'The subtotal plus the tax.' }),
    dueDate: t.expose('dueDate', { type: 'Day', nullable: true, description: 'The day by which it is to be paid.' }),
    seller: t.field({
      type: InvoiceParty,
      description: 'Who it comes from, as it was known when the invoice was written.',
      resolve: sellerOf,
    }),
    billTo: t.field({ type: InvoiceParty, description: 'Who it goes to.', resolve: billToOf }),
    mailProblem: t.string({
      nullable: true,
      description: 'Why it cannot be mailed, in a sentence for the user; null: it can be once it is sent.',
      resolve: (invoice, _args, { services }) => mailProblemOf(services, invoice),
    }),
    items: t.relation('items', {
      query: { orderBy: { position: 'asc' } },
      description: 'Its lines, in the order given.',
    }),
    payment: t.relation('payment', { nullable: true, description: 'The money that made it paid; null before that.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When the money came.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

export const InvoiceConnection = connectionType('Invoice', 'invoices', Invoice);

/** The recipient of an invoice. */
export function billToOf(invoice: InvoiceRow): Party {
  const { billToName: name, billToAddress: address, billToEmail: email, billToTaxId: taxId } = invoice;
  return { name, address, email, taxId };
}

/** The payload of a mutation that changes an invoice. */
export function invoicePayload(name: string, description: string) {
  const payload = builder.objectRef<{ readonly id: string }>(name).implement({
    description,
    fields: (t) => ({
      invoice: t.prismaField({
        type: Invoice,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { services }) =>
          services.prisma.invoice.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });
  return withViewer(payload);
}
