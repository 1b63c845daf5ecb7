import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { chosen } from '../graphql/chosen.js';
import { notFound, unauthenticated } from '../domain/errors.js';
import type { Services } from '../services.js';
import { visibleInvoices } from './invoice.access.js';
import { Invoice } from './invoice.type.js';

builder.subscriptionField('invoiceUpdated', (t) =>
  t.prismaField({
    type: Invoice,
    description: 'Every invoice of the workspace that is written or changes its status from now on.',
    subscribe: (_root, _args, { caller, services }) => {
      if (!caller) throw unauthenticated();
      return changed(caller, services);
    },
    resolve: async (query, id, _args, { caller, services }) => {
      if (!caller) throw unauthenticated();
      const where = { id: id as string, ...visibleInvoices(caller) };
      const invoice = await services.prisma.invoice.findFirst({ ...query, where });
      if (!invoice) throw notFound('Invoice not found');
      return invoice;
    },
  }),
);

/** Longer than the bus takes to connect again; milliseconds. */
const LOST_FOR = 60_000;

/** The id of every invoice of the workspace that changes. */
function changed(caller: Caller, { bus, prisma }: Services): AsyncIterableIterator<string> {
  const idsOf = async (where: Prisma.InvoiceWhereInput) => {
    const invoices = await prisma.invoice.findMany({
      where: { AND: [where, visibleInvoices(caller)] },
      orderBy: { updatedAt: 'asc' },
      select: { id: true },
    });
    return invoices.map(({ id }) => id);
  };
  return chosen(bus.subscribe(), (change) => {
    if (change.kind === 'reconnected') return idsOf({ updatedAt: { gt: new Date(Date.now() - LOST_FOR) } });
    const concerns = change.kind === 'invoice' && change.workspaceId === caller.workspaceId;
    // Asked for each: an invoice of a deleted project goes on, unseen.
    return concerns ? idsOf({ id: change.id }) : [];
  });
}
