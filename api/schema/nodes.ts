/**
 * The readers for `node(id:)` and `nodes(ids:)` of every type with an id; they read only rows that the caller may see.
 */
import { openSessions } from '../accounts/sessions/session.access.js';
import { visibleActivities } from '../activity/activity.access.js';
import { visibleAuditEntries } from '../audit/auditEntry.access.js';
import { visibleKeys } from '../keys/key.access.js';
import { visibleInvoices } from '../billing/invoice.access.js';
import { visiblePublicLinks } from '../delivery/links/publicLink.access.js';
import { visiblePacks } from '../delivery/packs/pack.access.js';
import { visibleEmbeds } from '../embeds/embed.access.js';
import { may } from '../domain/permissions.js';
import { readNodesWith, type NodeReaders } from '../graphql/nodes.js';
import { visibleMedia } from '../media/media.access.js';
import { visibleProjects } from '../projects/project.access.js';
import { visibleStagingItems, visibleStagingJobs } from '../staging/staging.access.js';
import { visibleDeliveries, visibleWebhooks } from '../webhooks/webhook.access.js';
import { TYPES } from './needs.js';
import { visibleInvitations, visibleMemberships } from '../team/team.access.js';

export const READERS: NodeReaders = {
  User: ({ prisma, caller, ids, query }) =>
    prisma.user.findMany({
      ...query,
      where: { id: { in: ids }, memberships: { some: { workspaceId: caller.workspaceId } } },
    }),
  Workspace: ({ prisma, caller, ids, query }) =>
    prisma.workspace.findMany({ ...query, where: { AND: [{ id: { in: ids } }, { id: caller.workspaceId }] } }),
  Membership: ({ prisma, caller, ids, query }) =>
    prisma.membership.findMany({ ...query, where: { id: { in: ids }, ...visibleMemberships(caller) } }),
  Invitation: ({ prisma, caller, ids, query }) =>
    prisma.invitation.findMany({ ...query, where: { AND: [{ id: { in: ids } }, visibleInvitations(caller)] } }),
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
  ApiKey: ({ prisma, caller, ids, query }) =>
    prisma.apiKey.findMany({ ...query, where: { id: { in: ids }, ...visibleKeys(caller) } }),
  Embed: ({ prisma, caller, ids, query }) =>
    prisma.embed.findMany({ ...query, where: { id: { in: ids }, ...visibleEmbeds(caller) } }),
  Pack: ({ prisma, caller, ids, query }) =>
    prisma.pack.findMany({ ...query, where: { id: { in: ids }, ...visiblePacks(caller) } }),
  PublicLink: ({ prisma, caller, ids, query }) =>
    prisma.publicLink.findMany({ ...query, where: { id: { in: ids }, ...visiblePublicLinks(caller) } }),
  SellerComment: ({ prisma, caller, ids, query }) =>
    prisma.sellerComment.findMany({ ...query, where: { id: { in: ids }, item: visibleStagingItems(caller) } }),
  Activity: ({ prisma, caller, ids, query }) =>
    prisma.activity.findMany({ ...query, where: { id: { in: ids }, ...visibleActivities(caller) } }),
  AuditEntry: ({ prisma, caller, ids, query }) =>
    prisma.auditEntry.findMany({ ...query, where: { id: { in: ids }, ...visibleAuditEntries(caller) } }),
  Invoice: ({ prisma, caller, ids, query }) =>
    prisma.invoice.findMany({ ...query, where: { id: { in: ids }, ...visibleInvoices(caller) } }),
  InvoiceItem: ({ prisma, caller, ids, query }) =>
    prisma.invoiceItem.findMany({ ...query, where: { id: { in: ids }, invoice: visibleInvoices(caller) } }),
  Payment: ({ prisma, caller, ids, query }) =>
    prisma.payment.findMany({ ...query, where: { id: { in: ids }, invoice: visibleInvoices(caller) } }),
  WebhookEndpoint: ({ prisma, caller, ids, query }) =>
    prisma.webhookEndpoint.findMany({ ...query, where: { id: { in: ids }, ...visibleWebhooks(caller) } }),
  WebhookDelivery: ({ prisma, caller, ids, query }) =>
    prisma.webhookDelivery.findMany({ ...query, where: { id: { in: ids }, ...visibleDeliveries(caller) } }),
  Session: ({ prisma, caller, ids, query }) =>
    caller.key
      ? Promise.resolve([])
      : prisma.session.findMany({ ...query, where: { id: { in: ids }, ...openSessions(caller.userId) } }),
};

readNodesWith(READERS, (caller, type) => {
  const need = TYPES[type];
  return !need || may(caller, need);
});
