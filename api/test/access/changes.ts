/**
 * Access to each mutation and subscription: its input, and the outcome by caller. One row each; a test fails when one
 * is missing.
 */
import { recordActivity } from '../../activity/recordActivity.js';
import { notify } from '../../messaging/notify.js';
import { MARK, type World } from './world.js';

interface Change {
  readonly input: (world: World) => object;
  /** `admin`: administrators of the platform only; other callers get an error that says so */
  readonly only?: 'admin';
  /**
   * The error for callers of other workspaces, including administrators. `own`: it changes only the caller's data, and
   * works for all.
   */
  readonly others: 'NotFoundError' | 'ValidationError' | 'ConflictError' | 'own';
  /** it is the owner's own: their colleagues do not find it */
  readonly isOwn?: true;
}

const photo = { originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: 10 };

/** A floor seen from the front. */
export const OUTLINE = {
  corners: [
    { x: 0, y: 0.88 },
    { x: 0.2, y: 0.66 },
    { x: 0.8, y: 0.66 },
    { x: 1, y: 0.88 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  horizonLeft: 0.46,
  horizonRight: 0.46,
  ceilingHeight: 2.6,
};

export const CHANGES: Readonly<Record<string, Change>> = {
  createProject: { input: () => ({ address: '2 New Street' }), others: 'own' },
  updateProject: { input: ({ ids }) => ({ id: ids.Project, mlsId: 'Mine now' }), others: 'NotFoundError' },
  requestUpload: { input: ({ ids }) => ({ projectId: ids.Project, ...photo }), others: 'NotFoundError' },
  finaliseUpload: {
    input: ({ ids }) => ({ projectId: ids.Project, uploadUrl: '/files/x', originalName: 'a.jpg' }),
    others: 'NotFoundError',
  },
  createStagingJob: {
    input: ({ waiting: { projectId, inputMediaIds } }) => ({ projectId, inputMediaIds }),
    others: 'NotFoundError',
  },
  requestRevision: { input: ({ reviewed }) => ({ id: reviewed.jobId, reason: 'x' }), others: 'NotFoundError' },
  approveStagingJob: { input: ({ reviewed }) => ({ id: reviewed.jobId }), others: 'NotFoundError' },
  decideOnStagingItems: {
    input: ({ reviewed: { jobId, itemIds } }) => ({ id: jobId, itemIds, decision: 'LEFT_OUT' }),
    others: 'NotFoundError',
  },
  cancelStagingJob: { input: ({ waiting }) => ({ id: waiting.jobId }), others: 'NotFoundError' },
  retryStagingItem: { input: ({ ids }) => ({ id: ids.StagingItem }), others: 'NotFoundError' },
  retryStagingJob: { input: ({ waiting }) => ({ id: waiting.jobId }), others: 'NotFoundError' },
  rearrangeStagingItem: {
    input: ({ ids }) => ({
      itemId: ids.StagingItem,
      resultId: ids.StagingResult,
      edits: [{ act: 'REMOVE', pieceKey: 'sofa1' }],
    }),
    others: 'NotFoundError',
  },
  takeUpResult: {
    input: ({ ids }) => ({ itemId: ids.StagingItem, resultId: ids.StagingResult, shownId: ids.StagingResult }),
    others: 'NotFoundError',
  },
  setSameRoom: { input: ({ ids }) => ({ itemId: ids.StagingItem, sameRoomAs: null }), others: 'NotFoundError' },
  stageWithOutline: {
    input: ({ ids }) => ({ itemId: ids.StagingItem, outline: OUTLINE }),
    others: 'NotFoundError',
  },
  discardOutline: { input: ({ ids }) => ({ itemId: ids.StagingItem }), others: 'NotFoundError' },
  createPublicLink: {
    input: ({ reviewed: { jobId } }) => ({ jobId, kind: 'DELIVERY' }),
    others: 'NotFoundError',
  },
  createPack: {
    input: ({ ids }) => ({ jobId: ids.StagingJob, label: { kind: 'NONE', qr: false } }),
    others: 'NotFoundError',
  },
  revokePublicLink: { input: ({ ids }) => ({ id: ids.PublicLink }), others: 'NotFoundError' },
  createInvoice: {
    input: ({ ids }) => ({
      projectId: ids.Project,
      items: [{ description: 'Staging', amount: '3.00' }],
      subtotal: '3.00',
    }),
    others: 'NotFoundError',
  },
  createPaymentIntent: { input: ({ draftId }) => ({ invoiceId: draftId }), others: 'NotFoundError' },
  sendInvoice: { input: ({ draftId }) => ({ id: draftId }), others: 'NotFoundError' },
  // a conflict for managers: this server sends no mail
  mailInvoice: { input: ({ ids }) => ({ id: ids.Invoice }), others: 'NotFoundError' },
  recordPayment: {
    input: ({ ids }) => ({ invoiceId: ids.Invoice, method: 'Cheque', receivedOn: '2026-01-02' }),
    others: 'NotFoundError',
  },
  cancelInvoice: { input: ({ draftId }) => ({ id: draftId }), others: 'NotFoundError' },
  createWebhook: { input: () => ({ url: 'https://example.com/mine-now' }), others: 'own' },
  updateWebhook: {
    input: ({ ids }) => ({ id: ids.WebhookEndpoint, description: 'Mine now' }),
    others: 'NotFoundError',
  },
  rotateWebhookSecret: { input: ({ ids }) => ({ id: ids.WebhookEndpoint }), others: 'NotFoundError' },
  sendTestEvent: { input: ({ ids }) => ({ id: ids.WebhookEndpoint }), others: 'NotFoundError' },
  resendDelivery: { input: ({ ids }) => ({ id: ids.WebhookDelivery }), others: 'NotFoundError' },
  switchWebhookOff: { input: ({ ids }) => ({ id: ids.WebhookEndpoint }), others: 'NotFoundError' },
  switchWebhookOn: { input: ({ ids }) => ({ id: ids.WebhookEndpoint }), others: 'NotFoundError' },
  deleteWebhook: { input: ({ spareWebhookId }) => ({ id: spareWebhookId }), others: 'NotFoundError' },
  createPublishableKey: { input: () => ({ name: 'Mine now', origins: ['https://example.com'] }), others: 'own' },
  createEmbed: {
    input: ({ ids }) => ({ kind: 'GALLERY', name: 'Mine now', projectId: ids.Project, origins: ['https://a.example'] }),
    others: 'NotFoundError',
  },
  updateEmbed: { input: ({ ids }) => ({ id: ids.Embed, name: 'Mine now' }), others: 'NotFoundError' },
  switchEmbedOn: { input: ({ embedIds }) => ({ id: embedIds.off }), others: 'NotFoundError' },
  switchEmbedOff: { input: ({ embedIds }) => ({ id: embedIds.off }), others: 'NotFoundError' },
  rotateEmbedSecret: { input: ({ embedIds }) => ({ id: embedIds.board }), others: 'NotFoundError' },
  deleteEmbed: { input: ({ embedIds }) => ({ id: embedIds.spare }), others: 'NotFoundError' },
  updateSellerDetails: { input: () => ({ name: 'Mine now' }), others: 'own' },
  updateUnits: { input: () => ({ units: 'METRIC' }), others: 'own' },
  updateMailPreferences: { input: () => ({ preferences: [{ kind: 'DELIVERED', wanted: false }] }), others: 'own' },
  updateOverdueReminders: { input: () => ({ wanted: false }), others: 'own' },
  createApiKey: { input: () => ({ name: 'Mine now', scopes: ['projects:read'] }), others: 'own' },
  revokeApiKey: { input: ({ keyId }) => ({ id: keyId }), others: 'NotFoundError' },
  requestAnyUpload: { input: ({ ids }) => ({ projectId: ids.Project }), others: 'NotFoundError' },
  // everybody changes only their own; the wrong password changes nothing
  changePassword: {
    input: () => ({ currentPassword: 'not the right one', newPassword: 'a new one of theirs' }),
    others: 'ValidationError',
  },
  inviteColleague: { input: () => ({ role: 'VIEWER' }), others: 'own' },
  changeRole: { input: ({ membershipIds }) => ({ id: membershipIds.viewer, role: 'VIEWER' }), others: 'NotFoundError' },
  removeColleague: { input: ({ membershipIds }) => ({ id: membershipIds.spare }), others: 'NotFoundError' },
  revokeInvitation: { input: ({ invitation }) => ({ id: invitation.id }), others: 'NotFoundError' },
  // a conflict for the owner: it is theirs already
  handOver: { input: ({ membershipIds }) => ({ id: membershipIds.owner }), others: 'NotFoundError' },
  // a conflict for the owner, who alone owns it
  leaveWorkspace: { input: ({ ownersOther }) => ({ id: ownersOther }), others: 'NotFoundError', isOwn: true },
  // everybody changes only their own memberships; the link is unknown
  acceptInvitation: { input: () => ({ token: 'made up' }), others: 'ConflictError' },
  chooseWorkspace: { input: ({ ids }) => ({ id: ids.Workspace }), others: 'NotFoundError' },
  updateProfile: { input: () => ({ lastName: 'Mine now' }), others: 'own' },
  changeEmail: {
    input: () => ({ email: 'mine.now@example.com', password: 'not the right one' }),
    others: 'ValidationError',
  },
  // everybody changes only their own; no change waits
  cancelEmailChange: { input: () => ({ email: 'mine.now@example.com' }), others: 'ConflictError' },
  resendEmailChange: { input: () => ({ email: 'mine.now@example.com' }), others: 'ConflictError' },
  // everybody changes only their own: the link is unknown, there is a password already, and no provider
  confirmEmail: { input: () => ({ token: 'made up' }), others: 'ConflictError' },
  setPassword: { input: () => ({ newPassword: 'a new one of theirs' }), others: 'ConflictError' },
  unlinkProvider: { input: () => ({ password: 'not the right one' }), others: 'ConflictError' },
  revokeSession: {
    input: ({ otherSessionId }) => ({ id: otherSessionId }),
    others: 'NotFoundError',
    isOwn: true,
  },
  deleteAccount: { input: () => ({ password: 'not the right one' }), others: 'ValidationError' },
  deleteMedia: { input: ({ spareId }) => ({ id: spareId }), others: 'NotFoundError' },
  suggestRooms: { input: ({ ids }) => ({ ids: [ids.Media] }), others: 'own' },
  signOutEverywhere: { input: () => ({ keepCurrent: true }), others: 'own' },
  seeActivities: { input: ({ ids }) => ({ newestId: ids.Activity }), others: 'NotFoundError' },
  restoreProject: { input: ({ deletedId }) => ({ id: deletedId }), only: 'admin', others: 'own' },
  // a conflict for the owner: somebody else deleted it, or an administrator restored it
  undoDeleteProject: { input: ({ deletedId }) => ({ id: deletedId }), others: 'NotFoundError' },
  deleteProject: { input: ({ waiting }) => ({ id: waiting.projectId }), others: 'NotFoundError' },
};

interface Watched {
  readonly query: string;
  readonly variables?: (world: World) => Record<string, unknown>;
  /** causes an event that members of the workspace receive; may be called repeatedly */
  readonly cause: (world: World) => Promise<unknown>;
}

export const WATCHED: Readonly<Record<string, Watched>> = {
  activityAdded: {
    query: 'subscription { activityAdded { id description } }',
    cause: ({ server: { services }, people: { owner }, ids }) =>
      services.prisma.$transaction((tx) =>
        recordActivity(tx, {
          workspaceId: owner.workspaceId,
          actorId: owner.user.id,
          action: 'project_updated',
          entityType: 'project',
          entityId: ids.Project,
          description: MARK,
        }),
      ),
  },
  embedUpdated: {
    query: 'subscription($id: ID!) { embedUpdated(id: $id) { embed { address } } }',
    variables: ({ ids }) => ({ id: ids.Embed }),
    cause: ({ server: { services }, ids }) =>
      notify(services.prisma, { kind: 'stagingJob', workspaceId: ids.Workspace, id: ids.StagingJob }),
  },
  invoiceUpdated: {
    query: 'subscription { invoiceUpdated { id invoiceNumber } }',
    cause: ({ server: { services }, ids }) =>
      notify(services.prisma, { kind: 'invoice', workspaceId: ids.Workspace, id: ids.Invoice }),
  },
  photoLookedAt: {
    query: 'subscription { photoLookedAt { id originalName } }',
    cause: ({ server: { services }, ids }) =>
      notify(services.prisma, { kind: 'photo', workspaceId: ids.Workspace, id: ids.Media }),
  },
  stagingJobUpdated: {
    query: 'subscription { stagingJobUpdated { id project { address } } }',
    cause: ({ server: { services }, ids }) =>
      notify(services.prisma, { kind: 'stagingJob', workspaceId: ids.Workspace, id: ids.StagingJob }),
  },
};
