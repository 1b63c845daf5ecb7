import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { connectRows } from '../graphql/connection.js';
import { searchText } from '../domain/rules.js';
import { Project } from '../projects/project.type.js';
import { connectProjectList } from '../projects/projectList.js';
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
      updatedSince: t.arg({ type: 'DateTime', description: 'Only those that changed then or later.' }),
    },
    resolve: (caller, args, context, info) => {
      const where: Prisma.InvoiceWhereInput = {
        ...visibleInvoices(caller),
        ...(args.projectId != null && { projectId: searchText(args.projectId) ?? '' }),
        ...(args.status && { status: args.status }),
        ...(args.updatedSince && { updatedAt: { gte: args.updatedSince } }),
      };
      return connectRows({ args, context, info, type: Invoice }, context.services.prisma.invoice, where);
    },
  }),
);

builder.objectField(Project, 'invoices', (t) =>
  t.field({
    type: InvoiceConnection,
    description: 'Its invoices.',
    args: t.arg.connectionArgs(),
    resolve: ({ id }, args, context, info) =>
      connectProjectList({ args, context, info, type: Invoice, projectId: id, name: 'invoices' }),
  }),
);
