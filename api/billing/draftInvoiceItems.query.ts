import type { Prisma } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { Project } from '../projects/project.type.js';
import { APPROVED, CHARGING } from './chargeableJobs.js';
import { chargeFor } from './chargeFor.js';
import { MOST_ITEMS } from './invoice.rules.js';

interface DraftLine {
  readonly description: string;
  readonly amount: Prisma.Decimal;
  readonly jobId: string;
}

const DraftInvoiceItem = builder.objectRef<DraftLine>('DraftInvoiceItem').implement({
  description: 'A line that a new invoice can have.',
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What is charged for.' }),
    amount: t.expose('amount', { type: 'Money', description: 'At the job’s price for each of its approved images.' }),
    jobId: t.exposeID('jobId', { description: 'The staging job; goes with the line into the invoice.' }),
  }),
});

const UNCHARGED = {
  id: true,
  workspace: { select: { currency: true } },
  stagingJobs: {
    where: { ...APPROVED, invoiceItems: { none: CHARGING } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_ITEMS,
    include: { items: { select: { decision: true, roomType: true, style: true } } },
  },
} satisfies Prisma.ProjectSelect;

builder.objectField(Project, 'draftInvoiceItems', (t) =>
  t.field({
    type: [DraftInvoiceItem],
    description:
      'A line for each approved or delivered job that no invoice charges for yet, the oldest first, at most 200.',
    resolve: async ({ id }, _args, context, info) => {
      const lines = await batched({ context, info, key: id }, async (ids) => {
        const rows = await context.services.prisma.project.findMany({
          where: { id: { in: ids }, deletedAt: null },
          select: UNCHARGED,
        });
        const linesOf = ({ stagingJobs, workspace }: (typeof rows)[number]) =>
          stagingJobs.map((job) => chargeFor(job, workspace.currency));
        return new Map(rows.map((row) => [row.id, linesOf(row)]));
      });
      return lines ?? [];
    },
  }),
);
