import { Viewer } from '../accounts/viewer.query.js';
import type { Caller } from '../domain/caller.js';
import { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import type { Services } from '../services.js';
import { visibleInvoices } from './invoice.access.js';

interface Totals {
  readonly currency: string;
  readonly outstanding: Prisma.Decimal;
  readonly thisMonth: Prisma.Decimal;
  readonly processed: Prisma.Decimal;
}

const BillingTotals = builder.objectRef<Totals>('BillingTotals').implement({
  description: 'What the workspace’s invoices add up to; only those in its present currency.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'The workspace’s, ISO 4217.' }),
    outstanding: t.expose('outstanding', { type: 'Money', description: 'Neither paid nor cancelled.' }),
    thisMonth: t.expose('thisMonth', { type: 'Money', description: 'Written in this month (UTC) and paid.' }),
    processed: t.expose('processed', { type: 'Money', description: 'All that was paid.' }),
  }),
});

builder.objectField(Viewer, 'billingTotals', (t) =>
  t.field({
    type: BillingTotals,
    description: 'What the workspace’s invoices add up to.',
    resolve: (caller, _args, { services }) => addUp(caller, services),
  }),
);

async function addUp(caller: Caller, { prisma }: Services): Promise<Totals> {
  const { currency } = await prisma.workspace.findUniqueOrThrow({ where: { id: caller.workspaceId } });
  const sum = async (which: Prisma.InvoiceWhereInput) => {
    const where = { AND: [visibleInvoices(caller), { currency }, which] };
    const { _sum } = await prisma.invoice.aggregate({ where, _sum: { total: true } });
    return _sum.total ?? new Prisma.Decimal(0);
  };
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [outstanding, thisMonth, processed] = await Promise.all([
    sum({ status: { notIn: ['paid', 'cancelled'] } }),
    sum({ status: 'paid', createdAt: { gte: month } }),
    sum({ status: 'paid' }),
  ]);
  return { currency, outstanding, thisMonth, processed };
}
