/** A workspace with one object of every type, and five kinds of callers. */
import { createPublicLink } from '../../delivery/links/createPublicLink.js';
import { FOLDERS, tokenOf } from '../../delivery/links/linkToken.js';
import { votesOf } from '../../stager/suggest/evidence.js';
import { recordFindings } from '../../suggestions/recordFindings.js';
import { createPack } from '../../delivery/packs/createPack.js';
import { USUAL_PACK } from '../../delivery/packs/pack.rules.js';
import { makePack } from '../../jobs/makePack.js';
import type { Scope } from '../../domain/permissions.js';
import { createApiKey } from '../../keys/createApiKey.js';
import type { MembershipRole } from '../../db/generated/enums.js';
import { newId } from '../../domain/ids.js';
import { approveStagingJob } from '../../staging/approveStagingJob.js';
import { inviteColleague } from '../../team/invitations/inviteColleague.js';
import { makeColleague } from '../colleagues.js';
import { first } from '../elements.js';
import { makeJob, makePhoto, makeProject, mutate } from '../factories.js';
import { deliverAll, stageAll } from '../staged.js';
import { startServer, type Registered, type TestServer } from '../startServer.js';

/** The callers. The first four are of the workspace, named by their role; the others belong to another, or to none. */
export const ACTORS = ['owner', 'manager', 'agent', 'viewer', 'stranger', 'admin', 'nobody'] as const;
export type Actor = (typeof ACTORS)[number];
export const INSIDERS = ['viewer', 'agent', 'manager', 'owner'] as const satisfies MembershipRole[];
export type Insider = (typeof INSIDERS)[number];

export const isInsider = (actor: Actor): actor is Insider => INSIDERS.some((role) => role === actor);

/** Part of every text that the workspace's members have written, so that a leak is found in any field. */
export const MARK = 'Confidential Lane';
const NAMED = { firstName: MARK, lastName: MARK };

type KnownType =
  | 'Activity'
  | 'AuditEntry'
  | 'ApiKey'
  | 'Embed'
  | 'Invoice'
  | 'Media'
  | 'Pack'
  | 'Project'
  | 'PublicLink'
  | 'SellerComment'
  | 'StagingItem'
  | 'StagingJob'
  | 'StagingResult'
  | 'User'
  | 'WebhookDelivery'
  | 'WebhookEndpoint'
  | 'Workspace';

export interface World {
  readonly server: TestServer;
  readonly people: Readonly<Record<Exclude<Actor, 'nobody'>, Registered>>;
  /** of the workspace, by type */
  readonly ids: Readonly<Record<KnownType, string>>;
  /** a job whose proofs are under review, and one that waits to be staged */
  readonly reviewed: { readonly jobId: string; readonly itemIds: readonly string[] };
  /** an invoice that can be sent, and one that is paid */
  readonly draftId: string;
  readonly paidId: string;
  /** a deleted project, and a photo that no job uses */
  readonly deletedId: string;
  readonly spareId: string;
  /** a session of the owner on another device */
  readonly otherSessionId: string;
  /** the page of the proofs of `reviewed`, for whoever holds its token */
  readonly proofPath: string;
  /** by role, and of one person more, whom others may remove */
  readonly membershipIds: Readonly<Record<'owner' | 'viewer' | 'spare', string>>;
  /** another workspace, which the owner alone owns */
  readonly ownersOther: string;
  /** of an invitation into the workspace, and its link */
  readonly invitation: { readonly id: string; readonly token: string };
  /** a seller's comment on the delivered photo */
  readonly commentId: string;
  /** the id of a key to the workspace */
  readonly keyId: string;
  /** of the other kinds, and one that can be deleted */
  readonly embedIds: Readonly<Record<'board' | 'figures' | 'spare' | 'off', string>>;
  /** a webhook that can be deleted */
  readonly spareWebhookId: string;
  readonly waiting: Awaited<ReturnType<typeof makeJob>>;
  cookieOf(actor: Actor): string | undefined;
  /** the text of a key to the workspace */
  keyWith(scopes: readonly Scope[]): Promise<string>;
  close(): Promise<void>;
}

/** Creates a draft invoice of the project. */
async function makeInvoice(server: TestServer, owner: Registered, projectId: string): Promise<string> {
  const items = [{ description: MARK, amount: '3.00' }];
  const { invoice } = await mutate<{ invoice: { id: string } }>(server, owner, {
    name: 'createInvoice',
    input: { projectId, items, subtotal: '3.00', billTo: { name: MARK } },
    select: 'invoice { id }',
  });
  return invoice.id;
}

async function makePaidInvoice(server: TestServer, owner: Registered, projectId: string): Promise<string> {
  const invoiceId = await makeInvoice(server, owner, projectId);
  await mutate(server, owner, {
    name: 'recordPayment',
    input: { invoiceId, method: MARK, reference: MARK, receivedOn: '2026-01-02' },
  });
  return invoiceId;
}

async function makeWebhook(server: TestServer, owner: Registered): Promise<string> {
  const { webhook } = await mutate<{ webhook: { id: string } }>(server, owner, {
    name: 'createWebhook',
    input: { url: 'https://example.com/', description: MARK },
    select: 'webhook { id }',
  });
  return webhook.id;
}

async function makeEmbed(server: TestServer, owner: Registered, input: object): Promise<string> {
  const { embed } = await mutate<{ embed: { id: string } }>(server, owner, {
    name: 'createEmbed',
    input: { name: MARK, origins: ['https://example.com'], ...input },
    select: 'embed { id }',
  });
  return embed.id;
}

async function makeEmbedThatIsOff(server: TestServer, owner: Registered): Promise<string> {
  const id = await makeEmbed(server, owner, { kind: 'BOARD' });
  await mutate(server, owner, { name: 'switchEmbedOff', input: { id } });
  return id;
}

/** A delivery that has failed for good. */
async function makeDelivery({ services }: TestServer, { workspaceId }: Registered, endpointId: string) {
  const { prisma } = services;
  const ofEvent = { type: 'project.created', objectId: 'none', data: { version: 1, told: { words: MARK } } };
  const { id: eventId } = await prisma.webhookEvent.create({ data: { id: newId('evt'), workspaceId, ...ofEvent } });
  const id = newId('whd');
  const state = { state: 'failed', lane: id, dueAt: new Date(), answer: MARK } as const;
  await prisma.webhookDelivery.create({ data: { id, workspaceId, endpointId, eventId, ...state } });
  return id;
}

async function makeDeletedProject(server: TestServer, owner: Registered): Promise<string> {
  const id = await makeProject(server, owner, { address: `2 ${MARK}`, isShared: true });
  await mutate(server, owner, { name: 'deleteProject', input: { id } });
  return id;
}

async function makeOtherSession({ services }: TestServer, { user }: Registered): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const data = { id: newId('ses'), userId: user.id, token: newId('ses'), expiresAt };
  return (await services.prisma.session.create({ data })).id;
}

async function makeOtherWorkspace({ services }: TestServer, { user }: Registered): Promise<string> {
  const memberships = { create: { id: newId('mem'), userId: user.id, role: 'owner' as const } };
  return (await services.prisma.workspace.create({ data: { id: newId('org'), name: 'Other', memberships } })).id;
}

async function membershipOf({ services }: TestServer, { user, workspaceId }: Registered): Promise<string> {
  const where = { workspaceId_userId: { workspaceId, userId: user.id } };
  return (await services.prisma.membership.findUniqueOrThrow({ where })).id;
}

export async function makeWorld(options?: Parameters<typeof startServer>[0]): Promise<World> {
  const server = await startServer(options);
  const { prisma } = server.services;
  const owner = await server.register(NAMED);
  const [manager, agent, viewer] = [
    await makeColleague(server, owner, { role: 'manager', ...NAMED }),
    await makeColleague(server, owner, { role: 'agent', ...NAMED }),
    await makeColleague(server, owner, { role: 'viewer', ...NAMED }),
  ];
  const [stranger, admin] = await Promise.all([server.register(), server.register()]);
  await prisma.user.update({ where: { id: admin.user.id }, data: { role: 'admin' } });
  const delivered = await makeJob(server, owner);
  const id = delivered.projectId;
  await mutate(server, owner, { name: 'updateProject', input: { id, address: `1 ${MARK}`, notes: MARK, mlsId: MARK } });
  await stageAll(server, delivered.jobId);
  const { userId, workspaceId } = { userId: owner.user.id, workspaceId: owner.workspaceId };
  const caller = { userId, workspaceId, role: 'owner', platformRole: 'member' } as const;
  await mutate(server, owner, {
    name: 'requestRevision',
    input: { id: delivered.jobId, reason: MARK, comments: MARK },
  });
  await stageAll(server, delivered.jobId, 1);
  await approveStagingJob(caller, server.services, { id: delivered.jobId });
  await deliverAll(server, delivered.jobId);
  const reviewed = await makeJob(server, owner);
  await stageAll(server, reviewed.jobId);
  const reviewedItems = await prisma.stagingItem.findMany({ where: { jobId: reviewed.jobId }, select: { id: true } });
  const waiting = await makeJob(server, owner);
  const found = { votes: votesOf([]), needsStaging: true, reason: MARK, evidence: [MARK], isRoom: true };
  await recordFindings(server.services, first(delivered.inputMediaIds), found);
  const item = await prisma.stagingItem.findFirstOrThrow({ where: { jobId: delivered.jobId } });
  const result = await prisma.stagingRound.findFirstOrThrow({ where: { itemId: item.id } });
  const activity = await prisma.activity.findFirstOrThrow({ where: { workspaceId } });
  const auditEntry = await prisma.auditEntry.findFirstOrThrow({ where: { workspaceId } });
  const invoiceId = await makeInvoice(server, owner, delivered.projectId);
  await mutate(server, owner, { name: 'sendInvoice', input: { id: invoiceId } });
  await mutate(server, owner, { name: 'updateSellerDetails', input: { name: MARK, address: MARK } });
  const settings = { wholeProject: false, indexed: false, sellerApproves: false };
  const link = await createPublicLink(caller, server.services, {
    jobId: delivered.jobId,
    kind: 'delivery',
    ...settings,
  });
  // the stored pictures are too small for a label
  const label = { kind: 'none' } as const;
  const pack = await createPack(caller, server.services, {
    ...USUAL_PACK,
    label,
    ownSizes: [{ name: MARK, longest: 320, mostBytes: null, chosen: true }],
    removedSizes: [],
    beforeAfter: [],
    jobId: delivered.jobId,
  });
  await makePack(server.services, pack.id, new AbortController().signal);
  const proofLink = await createPublicLink(caller, server.services, {
    ...settings,
    jobId: reviewed.jobId,
    kind: 'proof',
    sellerApproves: true,
  });
  const said = { linkId: proofLink.id, name: MARK, text: MARK, itemId: item.id, resultId: result.id };
  const comment = await prisma.sellerComment.create({ data: { ...said, id: newId('cmt') } });
  const key = await createApiKey(caller, server.services, { name: MARK, scopes: ['projects:read'] });
  const webhookId = await makeWebhook(server, owner);
  const [spare, invitation] = [
    await makeColleague(server, owner, { role: 'viewer', ...NAMED }),
    await inviteColleague(caller, server.services, { role: 'viewer', email: `${MARK.replace(' ', '.')}@example.com` }),
  ];
  const ownersOther = await makeOtherWorkspace(server, owner);
  // agents see it all; hidden.test.ts hides it from them
  await prisma.project.updateMany({ where: { workspaceId }, data: { isShared: true } });
  const people = { owner, manager, agent, viewer, stranger, admin };
  return {
    server,
    people,
    reviewed: { jobId: reviewed.jobId, itemIds: reviewedItems.map((photo) => photo.id) },
    waiting,
    draftId: await makeInvoice(server, owner, waiting.projectId),
    paidId: await makePaidInvoice(server, owner, delivered.projectId),
    deletedId: await makeDeletedProject(server, owner),
    spareId: await makePhoto(server, owner, waiting.projectId),
    otherSessionId: await makeOtherSession(server, owner),
    proofPath: `${FOLDERS.proof}${tokenOf(server.services.env, proofLink.id)}`,
    commentId: comment.id,
    keyId: key.id,
    embedIds: {
      board: await makeEmbed(server, owner, { kind: 'BOARD' }),
      figures: await makeEmbed(server, owner, { kind: 'FIGURES' }),
      spare: await makeEmbed(server, owner, { kind: 'SLIDER', itemId: item.id }),
      off: await makeEmbedThatIsOff(server, owner),
    },
    spareWebhookId: await makeWebhook(server, owner),
    membershipIds: {
      owner: await membershipOf(server, owner),
      viewer: await membershipOf(server, viewer),
      spare: await membershipOf(server, spare),
    },
    ownersOther,
    invitation: { id: invitation.id, token: invitation.link.split('/').at(-1) ?? '' },
    ids: {
      Activity: activity.id,
      AuditEntry: auditEntry.id,
      ApiKey: key.id,
      Embed: await makeEmbed(server, owner, { kind: 'GALLERY', projectId: delivered.projectId }),
      Invoice: invoiceId,
      User: owner.user.id,
      WebhookDelivery: await makeDelivery(server, owner, webhookId),
      WebhookEndpoint: webhookId,
      Workspace: owner.workspaceId,
      Project: delivered.projectId,
      PublicLink: link.id,
      Pack: pack.id,
      Media: first(delivered.inputMediaIds),
      StagingJob: delivered.jobId,
      SellerComment: comment.id,
      StagingItem: item.id,
      StagingResult: result.id,
    },
    async keyWith(scopes) {
      const made = await createApiKey(caller, server.services, { name: MARK, scopes: [...scopes] });
      return made.text;
    },
    cookieOf: (actor) => (actor === 'nobody' ? undefined : people[actor].cookie),
    close: server.close,
  };
}

/** Whether an answer reveals anything of the workspace: its marks, or an id of it. */
export function leaks({ ids, people }: World, answer: unknown, asked: readonly string[] = []) {
  const text = JSON.stringify(answer);
  const colleagues = INSIDERS.flatMap((role) => [people[role].email, people[role].user.id]);
  const secrets = [MARK, ...colleagues, ...Object.values(ids)];
  return secrets.filter((secret) => !asked.includes(secret) && text.includes(secret));
}

/** A hash of every row of the workspace, which stays equal while nothing changes. */
export async function fingerprint({ server, ids }: World): Promise<Record<string, string>> {
  const { prisma } = server.services;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'workspaceId' ORDER BY 1`;
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await prisma.$queryRawUnsafe<{ print: string }[]>(
      `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS print
       FROM "${name}" t WHERE "workspaceId" = $1`,
      ids.Workspace,
    );
    prints[name] = first(rows).print;
  }
  return prints;
}
