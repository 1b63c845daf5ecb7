/** Complete objects of the schema as answers in tests; each test overrides what it needs. */
export const connectionOf = <Node>(nodes: readonly Node[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

/** The arguments of a paginated list. */
export interface Asked {
  readonly first: number;
  readonly after?: string | null;
}

/** A page of rows after the cursor, which is the row's index. */
export function pageOf<Row>(rows: readonly Row[], { first, after }: Asked) {
  const from = after ? Number(after) + 1 : 0;
  const shown = rows.slice(from, from + first);
  return {
    totalCount: rows.length,
    edges: shown.map((node, index) => ({ cursor: String(from + index), node })),
    pageInfo: {
      hasNextPage: from + first < rows.length,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: String(from + shown.length - 1),
    },
  };
}

export const priceListExample = {
  currency: 'USD',
  tiers: [
    { upTo: 10, pricePerImage: '3.00' },
    { upTo: 50, pricePerImage: '2.50' },
    { upTo: null, pricePerImage: '2.00' },
  ],
};

/** A workspace whose currency, USD, implies feet and inches. */
export function workspaceExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Workspace',
    id: 'org_okafor',
    name: 'Okafor Homes',
    currency: 'USD',
    units: 'IMPERIAL',
    chosenUnits: null,
    unitsByCurrency: 'IMPERIAL',
    overdueReminders: true,
    seller: { name: '', address: '', email: '', taxId: '' },
    ...change,
  };
}

const NO_TRACES = { keptInvoices: [], draftInvoices: 0, publicPages: 0, publicPictures: 0, proofLinks: 0 };

export function projectExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Project',
    id: 'proj_alder',
    address: '1428 Alder Lane, Portland, OR 97209',
    mlsId: null,
    status: 'ACTIVE',
    notes: null,
    tags: [],
    agent: null,
    isShared: false,
    createdAt: '2026-11-18T12:00:00.000Z',
    updatedAt: '2026-11-18T12:00:00.000Z',
    deletedAt: null,
    deletion: NO_TRACES,
    cover: null,
    media: connectionOf([]),
    mediaCounts: { total: 0, images: 0, videos: 0 },
    stagingJobs: connectionOf([]),
    stagingCounts: { total: 0, inProgress: 0, processing: 0, completed: 0 },
    invoices: connectionOf([]),
    draftInvoiceItems: [],
    ...change,
  };
}

export function mediaExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Media',
    id: 'med_living',
    type: 'IMAGE',
    origin: 'UPLOAD',
    filename: 'living-01.jpg',
    originalName: 'living-01.jpg',
    fileSize: 2_528_000,
    mimeType: 'image/jpeg',
    width: 1536,
    height: 1024,
    isWatermarked: false,
    thumbnailUrl: '/files/living-thumb.jpg',
    previewUrl: '/files/living-preview.jpg',
    url: '/files/living.jpg',
    downloadUrl: '/files/living.jpg?download',
    losslessDownloadUrl: null,
    duration: null,
    roomType: null,
    suggestion: null,
    createdAt: '2026-11-18T12:00:00.000Z',
    project: projectExample(),
    ...change,
  };
}

export function itemExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'StagingItem',
    id: 'item_one',
    jobId: 'job_0000k7m2x9qd',
    state: 'WAITING',
    decision: 'UNDECIDED',
    takeBackUntil: null,
    progress: 0,
    failure: null,
    input: mediaExample(),
    firstPassUrl: null,
    piecesUrl: null,
    proof: null,
    final: null,
    report: null,
    result: null,
    style: 'MODERN',
    roomType: 'LIVING_ROOM',
    orderedStyle: null,
    orderedRoomType: null,
    notes: null,
    reading: null,
    outline: null,
    outlineHelps: false,
    sameRoomAs: null,
    sameRoomBackWall: null,
    sharesFurniture: false,
    comments: [],
    ...change,
  };
}

export function roundExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'JobRound',
    number: 1,
    isCurrent: true,
    createdAt: '2026-11-18T12:00:00.000Z',
    revision: null,
    results: [],
    ...change,
  };
}

interface StagedExample {
  readonly id: string;
  readonly proof: object | null;
  readonly result?: object | null;
  readonly report: object | null;
  readonly piecesUrl: string | null;
}

/** The only round of a job, with its images' results. */
function roundsExample(items: unknown) {
  const staged = ((items ?? []) as StagedExample[]).filter(({ proof }) => proof !== null);
  const results = staged.map(({ id, proof, report, piecesUrl }) => ({
    __typename: 'StagingResult',
    id: `rnd_${id}`,
    itemId: id,
    proof,
    report,
    piecesUrl,
    removedAt: null,
  }));
  return staged.length > 0 ? [roundExample({ results })] : [];
}

/** Images with a proof have its result too. */
const withResults = (items: unknown) =>
  (items as StagedExample[]).map((item) => ({
    ...item,
    result: item.result ?? (item.proof && { id: `rnd_${item.id}` }),
  }));

export function jobExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'StagingJob',
    id: 'job_0000k7m2x9qd',
    project: projectExample(),
    status: 'QUEUED',
    style: 'MODERN',
    roomType: 'LIVING_ROOM',
    creativity: 15,
    preserveWindows: false,
    preserveWalls: false,
    preserveCeiling: false,
    preserveFloor: false,
    notes: null,
    failure: null,
    revisionCount: 0,
    revision: null,
    rounds: roundsExample(change.items),
    renderProgress: 0,
    photosAhead: null,
    estimatedCompletion: null,
    takesLonger: false,
    packs: [],
    publicLinks: [],
    createdAt: '2026-11-18T12:00:00.000Z',
    updatedAt: '2026-11-18T12:00:00.000Z',
    ...change,
    items: withResults(change.items ?? [itemExample()]),
  };
}

const nobody = { name: '', address: '', email: '', taxId: '' };

export function invoiceExample(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Invoice',
    id: 'inv_one',
    invoiceNumber: 'INV-2026-0042',
    project: projectExample(),
    status: 'SENT',
    currency: 'USD',
    subtotal: '12.00',
    tax: '0.00',
    total: '12.00',
    dueDate: null,
    seller: nobody,
    billTo: nobody,
    mailProblem: 'This invoice names no e-mail address to bill.',
    items: [],
    payment: null,
    paidAt: null,
    createdAt: '2026-11-19T12:00:00.000Z',
    updatedAt: '2026-11-19T12:00:00.000Z',
    ...change,
  };
}

export const TOTALS = { currency: 'USD', outstanding: '1279.50', thisMonth: '63.50', processed: '4812.00' };

/** Billing data of a workspace with these invoices. */
export function billingExample(invoices: readonly object[], change: Record<string, unknown> = {}) {
  return {
    ownsWorkspace: true,
    workspace: {
      id: 'org_one',
      name: 'Okafor',
      currency: 'USD',
      priceList: priceListExample,
      seller: { ...nobody, name: 'Okafor Home Staging' },
    },
    projects: connectionOf([projectExample()]),
    invoices: connectionOf(invoices),
    billingTotals: TOTALS,
    ...change,
  };
}

/**
 * @param number identifies it, and makes it this many and a half minutes old, so that its text does not change in a
 * test
 */
export function activityExample(number: number, change: Record<string, unknown> = {}) {
  return {
    __typename: 'Activity',
    id: `act_${number}`,
    action: 'project_updated',
    entityType: 'project',
    entityId: 'proj_alder',
    description: `Change ${number}`,
    createdAt: new Date(Date.now() - (number + 0.5) * 60_000).toISOString(),
    entity: null,
    ...change,
  };
}
