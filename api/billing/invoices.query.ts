import { queryFromInfo } from '@pothos/plugin-prisma';
import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { connect } from '../graphql/connection.js';
import { searchText } from '../domain/rules.js';
import { Project } from '../projects/project.type.js';
import { visibleInvoices } from './invoice.access.js';
import { InvoiceStatus } from './invoice.enums.js';
import { Invoice, InvoiceConnection } from './invoice.type.js';

builder.objectField(Viewer, 'invoices', (t) =>
  t.field({
    type: InvoiceConnection,
    description: 'The invoices of all the workspace’s projects.',
    args: {
      ...t.arg.connectionArgs(),
      projectId: t.arg.id({ description: 'Only those of this project.' }),
      status: t.arg({ type: InvoiceStatus, description: 'Only those that stand there.' }),
    },
    resolve: (caller, args, context, info) => {
      const { invoice } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: Invoice.name, path: ['edges', 'node'] });
      const where: Prisma.InvoiceWhereInput = {
        ...visibleInvoices(caller),
        ...(args.projectId != null && { projectId: searchText(args.projectId) ?? '' }),
        ...(args.status && { status: args.status }),
      };
      return connect(args, {
        load: (window) => invoice.findMany({ ...query, ...window, where: { AND: [where, window.where] } }),
        count: () => invoice.count({ where }),
      });
    },
  }),
);

builder.objectField(Project, 'invoices', (t) =>
  t.field({
    type: InvoiceConnection,
    description: 'Its invoices.',
    args: t.arg.connectionArgs(),
    resolve: ({ id }, args, context, info) => {
      const { project } = context.services.prisma;
      const query = queryFromInfo({ context, info, typeName: Invoice.name, path: ['edges', 'node'] });
      return connect(args, {
        load: async (window) => {
          const invoices = await batched({ context, info, key: id }, async (ids) => {
            const select = { id: true, invoices: { ...query, ...window } };
            const rows = await project.findMany({ where: { id: { in: ids } }, select });
            return new Map(rows.map((row) => [row.id, row.invoices]));
          });
          return invoices ?? [];
        },
        count: async () => {
          const counts = await batched({ context, info, what: 'count', key: id }, async (ids) => {
            const select = { id: true, _count: { select: { invoices: true } } };
            const rows = await project.findMany({ where: { id: { in: ids } }, select });
            return new Map(rows.map((row) => [row.id, row._count.invoices]));
          });
          return counts ?? 0;
        },
      });
    },
  }),
);
