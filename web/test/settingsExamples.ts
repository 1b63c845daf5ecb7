import { connectionOf, workspaceExample } from './examples.js';

export function sessionExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Session',
    id: 'ses_here',
    device: 'Firefox on Windows',
    address: '198.51.100.7',
    signedInAt: '2026-11-18T12:00:00.000Z',
    lastUsedAt: '2026-11-20T12:00:00.000Z',
    current: true,
    ...change,
  };
}

export function membershipExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Membership',
    id: 'mem_maya',
    role: 'OWNER',
    joinedAt: '2026-11-01T12:00:00.000Z',
    keyNames: [],
    workspace: { __typename: 'Workspace', id: 'org_okafor', name: 'Okafor Homes' },
    user: { __typename: 'User', id: 'usr_maya', firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' },
    ...change,
  };
}

const GB = 1024 ** 3;

export function storageExample(change: Record<string, number> = {}) {
  return {
    quota: 20 * GB,
    used: 8.5 * GB,
    uploads: 5 * GB,
    results: 2 * GB,
    workFiles: 1 * GB,
    deletedProjects: 0.5 * GB,
    expected: 0,
    ...change,
  };
}

export const retentionExample = () => ({
  forGood: 'All else stays until somebody deletes it.',
  kinds: [
    { kind: 'EARLIER_ROUNDS', title: 'Pictures of earlier rounds', text: 'Removed 90 days after delivery.' },
    { kind: 'PACKS', title: 'Downloads', text: 'Kept for 7 days.' },
  ],
});

export const mailPreferencesExample = (unwanted: readonly string[] = []) =>
  ['PROOF_READY', 'SELLER_ANSWERED', 'DELIVERED', 'PAYMENT_RECEIVED', 'WEBHOOK_OFF'].map((kind) => ({
    kind,
    wanted: !unwanted.includes(kind),
  }));

/** An owner of a workspace, signed in by password in one browser. */
export function viewerExample(change: Record<string, unknown> = {}) {
  return {
    user: {
      __typename: 'User',
      id: 'usr_maya',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@okafor.test',
    },
    ownsWorkspace: true,
    permissions: ['ACCOUNT', 'PEOPLE_WRITE', 'WORKSPACE_WRITE'],
    memberships: [membershipExample()],
    isAdministrator: false,
    hasPassword: true,
    hasProvider: false,
    pendingEmail: null,
    sessions: [sessionExample()],
    storage: storageExample(),
    retention: retentionExample(),
    sendsMail: true,
    mailPreferences: mailPreferencesExample(),
    workspace: workspaceExample(),
    invoiceCurrencies: ['EUR', 'USD'],
    projects: { ...connectionOf([]), totalCount: 3 },
    media: { ...connectionOf([]), totalCount: 1 },
    stagingCounts: { total: 2, inProgress: 0, processing: 0, completed: 0 },
    invoices: { ...connectionOf([]), totalCount: 1204 },
    ...change,
  };
}
