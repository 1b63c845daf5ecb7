import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { connectRows } from '../graphql/connection.js';
import { filteredAuditEntries } from './auditEntry.access.js';
import { AuditEntry, AuditEntryConnection } from './auditEntry.type.js';

builder.objectField(Viewer, 'auditEntries', (t) =>
  t.field({
    type: AuditEntryConnection,
    description: 'Who did what in the workspace, and from where: for its owners.',
    args: {
      ...t.arg.connectionArgs(),
      search: t.arg.string({
        description: 'Only those with these words, name or address, or of the thing with this id.',
      }),
      from: t.arg({ type: 'Day', description: 'The first day, in UTC.' }),
      to: t.arg({ type: 'Day', description: 'The last day, in UTC.' }),
    },
    resolve: (caller, args, context, info) => {
      // its table tells of no change: see test/keptPages.test.ts
      context.notKept?.();
      const where = filteredAuditEntries(caller, args);
      return connectRows({ args, context, info, type: AuditEntry }, context.services.prisma.auditEntry, where);
    },
  }),
);
