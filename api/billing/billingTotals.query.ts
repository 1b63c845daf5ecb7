import { Viewer } from '../accounts/viewer.query.js';
import type { Caller } from '../domain/caller.js';
import { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import type { Services } from '../services.js';
import { seenProjectsSql } from '../domain/view.js';
import { inTheBooksSql } from './invoice.access.js';
import { oneRow } from '../db/oneRow.js';

interface Totals {
  readonly currency: string;
  readonly outstanding: Prisma.Decimal;
  readonly thisMonth: Prisma.Decimal;
  readonly processed: Prisma.Decimal;
}

const BillingTotals = builder.objectRef<Totals>('BillingTotals').implement({
  description: 'What the invoices that the caller sees add up to; only those in its present currency.',
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

/** Adds up in one pass over the workspace's invoices that the caller sees. */
async function addUp(caller: Caller, { prisma }: Services): Promise<Totals> {
  const rows = await prisma.$queryRaw<Totals[]>`
    SELECT w."currency",
      coalesce(sum(i."total") FILTER (WHERE i."status" NOT IN ('paid', 'cancelled')), 0) AS "outstanding",
      coalesce(sum(i."total") FILTER (WHERE i."status" = 'paid'
        AND i."createdAt" >= date_trunc('month', now() AT TIME ZONE 'UTC')), 0) AS "thisMonth",
      coalesce(sum(i."total") FILTER (WHERE i."status" = 'paid'), 0) AS "processed"
    FROM "Workspace" w
    LEFT JOIN ("Invoice" i JOIN "Project" p ON p."id" = i."projectId" AND ${inTheBooksSql}
        AND ${seenProjectsSql(caller)})
      ON i."workspaceId" = w."id" AND i."currency" = w."currency"
    WHERE w."id" = ${caller.workspaceId}
    GROUP BY w."currency"`;
  const { currency, outstanding, thisMonth, processed } = oneRow(rows);
  const money = (sum: Prisma.Decimal) => new Prisma.Decimal(sum);
  return { currency, outstanding: money(outstanding), thisMonth: money(thisMonth), processed: money(processed) };
}
