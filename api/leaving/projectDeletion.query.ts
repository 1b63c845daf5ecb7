/** What deleting a project takes along and what stays, for the question before it. */
import type { PrismaClient } from '../db/client.js';
import type { Prisma } from '../db/generated/client.js';
import { InvoiceStatus } from '../billing/invoice.enums.js';
import type { InvoiceStatus as Status } from '../db/generated/enums.js';
import { openPublicLinks, openPublicPages } from '../delivery/links/publicLink.access.js';
import { DELIVERED } from '../delivery/page/readDelivery.js';
import { builder } from '../graphql/builder.js';
import { Project } from '../projects/project.type.js';

interface Kept {
  readonly status: Status;
  readonly currency: string;
  readonly count: number;
  readonly total: Prisma.Decimal;
}

const KeptInvoices = builder.objectRef<Kept>('KeptInvoices').implement({
  description: 'Invoices of one status and one currency that stay in the books.',
  fields: (t) => ({
    status: t.expose('status', { type: InvoiceStatus, description: 'Where they stand.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
    total: t.expose('total', { type: 'Money', description: 'What they add up to.' }),
  }),
});

interface Deletion {
  readonly keptInvoices: readonly Kept[];
  readonly draftInvoices: number;
  readonly publicPages: number;
  readonly publicPictures: number;
  readonly proofLinks: number;
}

const ProjectDeletion = builder.objectRef<Deletion>('ProjectDeletion').implement({
  description: 'What deleting a project takes along, and what stays.',
  fields: (t) => ({
    keptInvoices: t.field({
      type: [KeptInvoices],
      description: 'The invoices that stay in the books: all that are no drafts.',
      resolve: ({ keptInvoices }) => [...keptInvoices],
    }),
    draftInvoices: t.exposeInt('draftInvoices', { description: 'The drafts of invoices that go with it.' }),
    publicPages: t.exposeInt('publicPages', {
      description: 'The public pages of delivered pictures, which stay until somebody revokes them.',
    }),
    publicPictures: t.exposeInt('publicPictures', { description: 'How many pictures these pages show.' }),
    proofLinks: t.exposeInt('proofLinks', { description: 'The sellers’ links to proofs, which end.' }),
  }),
});

builder.objectField(Project, 'deletion', (t) =>
  t.field({
    type: ProjectDeletion,
    description: 'What its deletion would take along, and what would stay.',
    resolve: ({ id }, _args, { services }) => readDeletion(services.prisma, id),
  }),
);

async function readDeletion(prisma: PrismaClient, projectId: string): Promise<Deletion> {
  const job = { projectId };
  const [groups, pages, proofLinks] = await Promise.all([
    prisma.invoice.groupBy({
      by: ['status', 'currency'],
      where: job,
      orderBy: [{ status: 'asc' }, { currency: 'asc' }],
      _count: { _all: true },
      _sum: { total: true },
    }),
    prisma.publicLink.findMany({
      where: { job, ...openPublicPages() },
      select: { jobId: true, wholeProject: true },
    }),
    prisma.publicLink.count({ where: { job, kind: 'proof', ...openPublicLinks() } }),
  ]);
  const shown = pages.some(({ wholeProject }) => wholeProject)
    ? {}
    : { jobId: { in: pages.map((page) => page.jobId) } };
  const invoices = groups.map(({ status, currency, _count, _sum }) => ({
    status,
    currency,
    count: _count._all,
    total: _sum.total,
  }));
  return {
    keptInvoices: invoices.flatMap(({ total, ...kept }) =>
      kept.status !== 'draft' && total ? [{ ...kept, total }] : [],
    ),
    draftInvoices: invoices.reduce((sum, { status, count }) => (status === 'draft' ? sum + count : sum), 0),
    publicPages: pages.length,
    publicPictures: pages.length === 0 ? 0 : await prisma.stagingItem.count({ where: { job, ...shown, ...DELIVERED } }),
    proofLinks,
  };
}
