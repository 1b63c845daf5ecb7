/**
 * How an object of each type of the schema can be read, and by whom. One row per type; a test fails when one is
 * missing.
 */
import type { World } from './world.js';

export interface Reach {
  /**
   * `workspace`: members only; everybody else gets null at the root.
   * `own`: every signed-in caller gets their own objects only.
   * `link`: everybody, signed in or not, for it is read by a secret link; nothing but that is told.
   * `admin`: administrators of the platform only; others get an error that says so.
   */
  readonly who: 'workspace' | 'own' | 'link' | 'admin';
  /** puts the selection into a document */
  readonly document: (selection: string, world: World) => string;
  /** the object's id, if it is read by id */
  readonly id?: (world: World) => string;
}

type NodeType = keyof World['ids'];

const PREVIEWED = 'label: { kind: NONE }';

/** Reads through `node(id:)`, and then along a path of fields. */
function node(type: NodeType, path: readonly string[] = []): Reach {
  const within = (selection: string) => path.reduceRight((inner, field) => `${field} { ${inner} }`, selection);
  return {
    who: 'workspace',
    document: (selection) => `query($id: ID!) { node(id: $id) { ... on ${type} { ${within(selection)} } } }`,
    id: ({ ids }) => ids[type],
  };
}

/** Reads through `viewer`. */
function viewer(path: readonly string[] = [], who: Reach['who'] = 'own'): Reach {
  const within = (selection: string) => path.reduceRight((inner, field) => `${field} { ${inner} }`, selection);
  return { who, document: (selection) => `{ viewer { ${within(selection)} } }` };
}

/** Reads what an embed shows. */
function embed(which: 'Embed' | 'board' | 'figures', path: readonly string[] = []): Reach {
  const within = (selection: string) => path.reduceRight((inner, field) => `${field} { ${inner} }`, selection);
  return {
    who: 'workspace',
    document: (selection) => `query($id: ID!) { node: embed(id: $id) { ${within(selection)} } }`,
    id: ({ ids, embedIds }) => (which === 'Embed' ? ids.Embed : embedIds[which]),
  };
}

/** Reads what changed since a result. */
const ofChanges = (within: (selection: string) => string): Reach => ({
  ...node('StagingResult'),
  document: (selection, world) =>
    node('StagingResult').document(`changesSince(${sinceResult(world)}) { ${within(selection)} }`, world),
});

const sinceResult = ({ ids }: World) => `resultId: "${ids.StagingResult}"`;

export const REACH: Readonly<Record<string, Reach>> = {
  Viewer: viewer(),
  User: node('User'),
  Membership: viewer(['memberships']),
  Invitation: node('Workspace', ['invitations']),
  InvitationPreview: {
    who: 'link',
    document: (selection, { invitation }) => `{ invitation(token: "${invitation.token}") { ${selection} } }`,
  },
  Workspace: node('Workspace'),
  Project: node('Project'),
  ProjectConnection: viewer(['projects']),
  ProjectEdge: viewer(['projects', 'edges']),
  PageInfo: viewer(['projects', 'pageInfo']),
  Activity: node('Activity'),
  ActivityConnection: viewer(['activities']),
  ActivityEdge: viewer(['activities', 'edges']),
  AuditEntry: node('AuditEntry'),
  AuditEntryConnection: viewer(['auditEntries']),
  AuditEntryEdge: viewer(['auditEntries', 'edges']),
  DashboardStats: viewer(['dashboardStats']),
  AgentMonth: viewer(['figures(from: "2026-01-01", to: "2026-12-31")']),
  BillingTotals: viewer(['billingTotals']),
  ProjectDeletion: node('Project', ['deletion']),
  KeptInvoices: node('Project', ['deletion', 'keptInvoices']),
  DeletedProject: viewer(['deletedProjects', 'edges', 'node'], 'admin'),
  DeletedProjectConnection: viewer(['deletedProjects'], 'admin'),
  DeletedProjectEdge: viewer(['deletedProjects', 'edges'], 'admin'),
  DraftInvoiceItem: node('Project', ['draftInvoiceItems']),
  Invoice: node('Invoice'),
  InvoiceConnection: node('Project', ['invoices']),
  InvoiceEdge: node('Project', ['invoices', 'edges']),
  InvoiceItem: node('Invoice', ['items']),
  InvoiceParty: node('Invoice', ['billTo']),
  PriceList: node('Workspace', ['priceList']),
  PriceTier: node('Workspace', ['priceList', 'tiers']),
  PublicLink: node('PublicLink'),
  PublicLinkConnection: viewer(['publicPages']),
  PublicLinkEdge: viewer(['publicPages', 'edges']),
  Pack: node('Pack'),
  PackChoice: node('Pack', ['choice']),
  OwnSize: node('Pack', ['choice', 'ownSizes']),
  PackFile: node('Pack', ['files']),
  PackPreview: node('StagingJob', [`packPreview(${PREVIEWED})`]),
  Payment: { ...node('Invoice', ['payment']), id: ({ paidId }) => paidId },
  PaymentSettings: viewer(['payments']),
  MailPreference: viewer(['mailPreferences']),
  ApiKey: node('ApiKey'),
  Embed: node('Embed'),
  EmbedConnection: node('Workspace', ['embeds']),
  EmbedEdge: node('Workspace', ['embeds', 'edges']),
  EmbedView: embed('Embed'),
  EmbedPicture: embed('Embed', ['pictures']),
  EmbedImage: embed('Embed', ['pictures', 'staged']),
  EmbedJob: embed('board', ['jobs']),
  EmbedMonth: embed('figures', ['months']),
  KeyScope: viewer(['apiKeyScopes']),
  Session: viewer(['sessions']),
  StorageUse: viewer(['storage']),
  Retention: viewer(['retention']),
  KeptKind: viewer(['retention', 'kinds']),
  Media: node('Media'),
  MediaConnection: node('Project', ['media']),
  MediaEdge: node('Project', ['media', 'edges']),
  MediaCounts: node('Project', ['mediaCounts']),
  MediaUse: node('Media', ['use']),
  RoomSuggestion: node('Media', ['suggestion']),
  StagingJob: node('StagingJob'),
  StagingJobConnection: node('Project', ['stagingJobs']),
  StagingJobEdge: node('Project', ['stagingJobs', 'edges']),
  StagingCounts: node('Project', ['stagingCounts']),
  StagingItem: node('StagingItem'),
  StagingResult: node('StagingResult'),
  ResultChanges: ofChanges((selection) => selection),
  ChangedPiece: ofChanges((selection) => `pieces { ${selection} }`),
  SellerComment: node('SellerComment'),
  StagingRevision: node('StagingJob', ['revision']),
  JobRound: node('StagingJob', ['rounds']),
  RoomReading: node('StagingItem', ['reading']),
  RoomOutline: node('StagingItem', ['outline']),
  OutlinePoint: node('StagingItem', ['outline', 'corners']),
  StagingReport: node('StagingItem', ['report']),
  PlacedPiece: node('StagingItem', ['report', 'furniture']),
  NotePhrase: viewer(['notesReading(notes: "no plants", roomType: BEDROOM)']),
  WordPhrase: node('StagingItem', ['wordsReading(words: "no plants")']),
  WebhookEndpoint: node('WebhookEndpoint'),
  WebhookDelivery: node('WebhookDelivery'),
  WebhookDeliveryConnection: node('WebhookEndpoint', ['deliveries']),
  WebhookDeliveryEdge: node('WebhookEndpoint', ['deliveries', 'edges']),
  SurfaceCount: node('StagingItem', ['report', 'preserved']),
};

/** Types without workspace data, or that occur only in the answer of a mutation, which has its own row. */
export const NO_ROW_NEEDED = /^(Query|Mutation|Subscription|EmbedUpdate|FieldProblem|HttpHeader|\w+(Payload|Error))$/;

/** Required arguments of fields. */
export const REQUIRED_ARGUMENTS: Readonly<Record<string, (world: World) => string>> = {
  'Viewer.figures': () => 'from: "2026-01-01", to: "2026-12-31"',
  'Viewer.notesReading': () => 'notes: "no plants", roomType: BEDROOM',
  'StagingItem.wordsReading': () => 'words: "no plants"',
  'Viewer.workspaceOf': ({ ids }) => `id: "${ids.Project}"`,
  'StagingJob.packPreview': () => PREVIEWED,
  'StagingResult.changesSince': sinceResult,
  'Viewer.mediaByIds': ({ ids }) => `ids: ["${ids.Media}"]`,
};

/** Fields of `Viewer` for administrators of the platform only. */
export const ADMIN_FIELDS: ReadonlySet<string> = new Set(['Viewer.deletedProjects']);
