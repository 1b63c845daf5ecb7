import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Caller } from '../accounts/caller.js';
import { openSessions } from '../accounts/sessions/session.access.js';
import { visibleActivities } from '../activity/activity.access.js';
import { visibleInvoices } from '../billing/invoice.access.js';
import { visibleMedia } from '../media/media.access.js';
import { visibleProjects } from '../projects/project.access.js';
import type { PrismaClient } from '../services.js';
import { visibleStagingItems, visibleStagingJobs } from '../staging/staging.access.js';
import type { GraphQLContext } from './context.js';
import { badRequest } from './errors.js';

const MOST = 100;

interface Wanted {
  readonly prisma: PrismaClient;
  readonly caller: Caller;
  readonly ids: string[];
  /** the relations that the request selects */
  readonly query: object;
}

/** How each type's rows are read: always within what the caller may see. */
export const READERS: Readonly<Record<string, (wanted: Wanted) => Promise<{ readonly id: string }[]>>> = {
  User: ({ prisma, caller, ids, query }) =>
    prisma.user.findMany({
      ...query,
      where: { id: { in: ids }, memberships: { some: { workspaceId: caller.workspaceId } } },
    }),
  Workspace: ({ prisma, caller, ids, query }) =>
    prisma.workspace.findMany({ ...query, where: { AND: [{ id: { in: ids } }, { id: caller.workspaceId }] } }),
  Project: ({ prisma, caller, ids, query }) =>
    prisma.project.findMany({ ...query, where: { id: { in: ids }, ...visibleProjects(caller) } }),
  Media: ({ prisma, caller, ids, query }) =>
    prisma.media.findMany({ ...query, where: { id: { in: ids }, ...visibleMedia(caller) } }),
  StagingJob: ({ prisma, caller, ids, query }) =>
    prisma.stagingJob.findMany({ ...query, where: { id: { in: ids }, ...visibleStagingJobs(caller) } }),
  StagingItem: ({ prisma, caller, ids, query }) =>
    prisma.stagingItem.findMany({ ...query, where: { id: { in: ids }, ...visibleStagingItems(caller) } }),
  StagingResult: ({ prisma, caller, ids, query }) =>
    prisma.stagingRound.findMany({ ...query, where: { id: { in: ids }, item: visibleStagingItems(caller) } }),
  Activity: ({ prisma, caller, ids, query }) =>
    prisma.activity.findMany({ ...query, where: { id: { in: ids }, ...visibleActivities(caller) } }),
  Invoice: ({ prisma, caller, ids, query }) =>
    prisma.invoice.findMany({ ...query, where: { id: { in: ids }, ...visibleInvoices(caller) } }),
  InvoiceItem: ({ prisma, caller, ids, query }) =>
    prisma.invoiceItem.findMany({ ...query, where: { id: { in: ids }, invoice: visibleInvoices(caller) } }),
  Payment: ({ prisma, caller, ids, query }) =>
    prisma.payment.findMany({ ...query, where: { id: { in: ids }, invoice: visibleInvoices(caller) } }),
  Session: ({ prisma, caller, ids, query }) =>
    prisma.session.findMany({ ...query, where: { id: { in: ids }, ...openSessions(caller.userId) } }),
};

interface TypedId {
  readonly typename: string;
  readonly id: string;
}

/**
 * Reads objects of any types, one query per type.
 * @returns in the order of the ids; null for every one that is malformed, missing or not the caller's to see
 */
export async function loadNodes(ids: readonly TypedId[], context: GraphQLContext, info: GraphQLResolveInfo) {
  const { caller, services } = context;
  if (ids.length > MOST) throw badRequest(`Expected at most ${MOST} ids, got ${ids.length}.`);
  if (!caller) return ids.map(() => null);
  const found = new Map<string, object>();
  const read = async ([typename, typed]: [string, TypedId[]]) => {
    const query = queryFromInfo({ context, info, typeName: typename });
    const wanted = { prisma: services.prisma, caller, ids: typed.map(({ id }) => id), query };
    for (const row of await READERS[typename](wanted)) {
      brandWithType(row, typename as never);
      found.set(row.id, row);
    }
  };
  const readable = ids.filter(({ typename }) => Object.hasOwn(READERS, typename));
  const byType = new Map<string, TypedId[]>();
  for (const id of readable) byType.set(id.typename, [...(byType.get(id.typename) ?? []), id]);
  await Promise.all([...byType].map(read));
  return ids.map(({ id }) => found.get(id) ?? null);
}
