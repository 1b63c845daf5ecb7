/** What each part of the schema needs of its caller. A test fails when a type or a change has no row. */
import type { Permission } from '../domain/permissions.js';

/** By type: for each of its fields. null: every caller, since its objects come from fields that have rows. */
export const TYPES: Readonly<Record<string, Permission | null>> = {
  Query: null,
  Mutation: null,
  Subscription: null,
  Viewer: null,
  PageInfo: null,
  FieldProblem: null,
  HttpHeader: null,
  Workspace: null,
  Membership: null,
  // for whoever has its link
  InvitationPreview: null,
  // who did something is part of what was done
  User: 'projects:read',
  Activity: 'projects:read',
  Project: 'projects:read',
  Media: 'projects:read',
  MediaCounts: 'projects:read',
  MediaUse: 'projects:read',
  RoomSuggestion: 'projects:read',
  StorageUse: 'projects:read',
  StagingJob: 'staging:read',
  StagingCounts: 'staging:read',
  StagingItem: 'staging:read',
  StagingResult: 'staging:read',
  StagingRevision: 'staging:read',
  StagingReport: 'staging:read',
  JobRound: 'staging:read',
  PlacedPiece: 'staging:read',
  SurfaceCount: 'staging:read',
  RoomReading: 'staging:read',
  RoomOutline: 'staging:read',
  OutlinePoint: 'staging:read',
  NotePhrase: 'staging:read',
  SellerComment: 'staging:read',
  PublicLink: 'staging:read',
  Pack: 'staging:read',
  PackChoice: 'staging:read',
  PackFile: 'staging:read',
  Invoice: 'billing:read',
  InvoiceItem: 'billing:read',
  InvoiceParty: 'billing:read',
  DraftInvoiceItem: 'billing:read',
  Payment: 'billing:read',
  PaymentSettings: 'billing:read',
  BillingTotals: 'billing:read',
  PriceList: 'billing:read',
  PriceTier: 'billing:read',
  DashboardStats: 'billing:read',
  Invitation: 'people:write',
  Session: 'account',
  MailPreference: 'account',
  DeletedProject: 'platform',
};

/** By field, where it needs more than its type, and for every mutation and subscription. */
export const FIELDS: Readonly<Record<string, Permission>> = {
  'Viewer.user': 'account',
  'Viewer.hasPassword': 'account',
  'Viewer.hasProvider': 'account',
  'Viewer.pendingEmail': 'account',
  'Viewer.mailPreferences': 'account',
  'Viewer.sessions': 'account',
  'Viewer.unseenActivities': 'account',
  'Viewer.memberships': 'account',
  'Viewer.workspaceOf': 'account',
  'Viewer.deletedProjects': 'platform',
  'Viewer.photosToReview': 'staging:read',
  'Workspace.people': 'people:write',
  'Workspace.invitations': 'people:write',

  'Mutation.createProject': 'projects:write',
  'Mutation.updateProject': 'projects:write',
  'Mutation.deleteProject': 'projects:write',
  'Mutation.requestUpload': 'projects:write',
  'Mutation.requestAnyUpload': 'projects:write',
  'Mutation.finaliseUpload': 'projects:write',
  'Mutation.deleteMedia': 'projects:write',
  'Mutation.suggestRooms': 'projects:write',

  'Mutation.createStagingJob': 'staging:write',
  'Mutation.approveStagingJob': 'staging:write',
  'Mutation.decideOnStagingItems': 'staging:write',
  'Mutation.requestRevision': 'staging:write',
  'Mutation.cancelStagingJob': 'staging:write',
  'Mutation.retryStagingJob': 'staging:write',
  'Mutation.retryStagingItem': 'staging:write',
  'Mutation.stageWithOutline': 'staging:write',
  'Mutation.discardOutline': 'staging:write',
  'Mutation.createPack': 'staging:write',
  'Mutation.createPublicLink': 'staging:write',
  'Mutation.revokePublicLink': 'staging:write',

  'Mutation.createInvoice': 'billing:write',
  'Mutation.sendInvoice': 'billing:write',
  'Mutation.mailInvoice': 'billing:write',
  'Mutation.cancelInvoice': 'billing:write',
  'Mutation.recordPayment': 'billing:write',
  'Mutation.createPaymentIntent': 'billing:write',
  'Mutation.updateSellerDetails': 'billing:write',
  'Mutation.updateOverdueReminders': 'billing:write',

  'Mutation.updateUnits': 'workspace:write',

  'Mutation.inviteColleague': 'people:write',
  'Mutation.revokeInvitation': 'people:write',
  'Mutation.changeRole': 'people:write',
  'Mutation.removeColleague': 'people:write',
  'Mutation.handOver': 'workspace:write',

  'Mutation.acceptInvitation': 'account',
  'Mutation.leaveWorkspace': 'account',
  'Mutation.chooseWorkspace': 'account',
  'Mutation.changePassword': 'account',
  'Mutation.setPassword': 'account',
  'Mutation.updateProfile': 'account',
  'Mutation.changeEmail': 'account',
  'Mutation.confirmEmail': 'account',
  'Mutation.cancelEmailChange': 'account',
  'Mutation.resendEmailChange': 'account',
  'Mutation.unlinkProvider': 'account',
  'Mutation.revokeSession': 'account',
  'Mutation.signOutEverywhere': 'account',
  'Mutation.deleteAccount': 'account',
  'Mutation.updateMailPreferences': 'account',
  'Mutation.seeActivities': 'account',
  'Mutation.restoreProject': 'platform',

  'Subscription.activityAdded': 'projects:read',
  'Subscription.photoLookedAt': 'projects:read',
  'Subscription.stagingJobUpdated': 'staging:read',
  'Subscription.invoiceUpdated': 'billing:read',
};

/** Types that occur only in the answer of a mutation, whose own row counts. */
const OF_CHANGES = /(Payload|Error)$/;

/** What reading the field needs; null: nothing but a caller. */
export function needOf(type: string, field: string): Permission | null {
  const need = FIELDS[`${type}.${field}`] ?? TYPES[type.replace(/(Connection|Edge)$/, '')];
  if (need !== undefined) return need;
  const isFree = type.startsWith('__') || OF_CHANGES.test(type);
  // A type without a row is for people only. The test of this table finds it.
  return isFree ? null : 'account';
}
