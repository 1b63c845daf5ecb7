import type { Caller } from '../domain/caller.js';
import { viewOf } from '../domain/view.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { changedLately, changedRows, reread, type Change } from '../graphql/changes.js';
import { sharedByEvent } from '../graphql/sharedByEvent.js';
import { signedIn } from '../graphql/context.js';
import type { Services } from '../services.js';
import { visibleInvoices } from './invoice.access.js';
import { Invoice } from './invoice.type.js';

builder.subscriptionField('invoiceUpdated', (t) =>
  t.prismaField({
    type: Invoice,
    description: 'Every invoice of the workspace that is written or changes its status from now on.',
    subscribe: (_root, _args, context) => changed(signedIn(context), context.services),
    resolve: (query, change, _args, context) =>
      reread(context, 'Invoice', (caller, { invoice }) =>
        invoice.findFirst({ ...query, where: { id: (change as Change).id, ...visibleInvoices(caller) } }),
      ),
  }),
);

/** Each changed invoice of the workspace. */
function changed(caller: Caller, { bus, prisma }: Services): AsyncIterableIterator<Change> {
  const idsOf = async (where: Prisma.InvoiceWhereInput) => {
    const invoices = await prisma.invoice.findMany({
      where: { AND: [where, visibleInvoices(caller)] },
      orderBy: { updatedAt: 'asc' },
      select: { id: true },
    });
    return invoices.map(({ id }) => id);
  };
  return changedRows(bus.subscribe(caller.workspaceId), {
    missed: () => idsOf(changedLately()),
    told: (message) => {
      if (message.kind !== 'invoice') return [];
      // Checked for each message: drafts of a deleted project are hidden; agents do not see all.
      return sharedByEvent(message, `visible invoices ${viewOf(caller)}`, () => idsOf({ id: message.id }));
    },
  });
}
