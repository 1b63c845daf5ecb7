/** The conformance test's case for each row of the table. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { first } from './elements.js';
import { makePack } from '../jobs/makePack.js';
import { makeJob, makeProject, mutate, noise } from './factories.js';
import { deliverAll, stageAll } from './staged.js';
import { makeWebhook } from './webhooks.js';
import type { Registered, TestServer } from './startServer.js';

interface World {
  readonly server: TestServer;
  readonly owner: Registered;
  readonly projectId: string;
  readonly photoId: string;
}

export interface Case {
  /** the path with the id of an owner's object, if it has one; called before each request, so that it can create one */
  readonly path?: (world: World) => Promise<string>;
  readonly payload?: (world: World) => Promise<object>;
  /** the expected answer of a good call; for a navigation: the target */
  readonly answer: unknown;
  /** changes of the payload that break a rule, with the expected sentence */
  readonly wrong?: readonly (readonly [change: object, sentence: string])[];
  /** ids in the payload; with another workspace's id the call must fail with this error */
  readonly foreign?: string;
  /** the expected error when the same call is repeated */
  readonly again?: string;
}

const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9a-z]{20}$`));
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const link = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/files\//);
const listWith = (row: object) => expect.arrayContaining([row]);

const project = {
  id: id('proj'),
  address: '12 Elm Street',
  mlsId: null,
  status: 'active',
  notes: null,
  tags: [],
  agentId: id('usr'),
  isShared: false,
  createdAt: moment,
};
const changedProject = {
  address: '1 Oak Road',
  mlsId: 'M-1',
  status: 'on_hold',
  notes: 'Key at No. 3',
  tags: ['sea'],
  isShared: true,
};

const photo = {
  id: id('med'),
  projectId: id('proj'),
  type: 'image',
  filename: 'living-room.jpg',
  originalName: 'Living Room.jpg',
  fileSize: expect.any(Number),
  mimeType: 'image/jpeg',
  width: 640,
  height: 480,
  thumbnailUrl: link,
  previewUrl: link,
  publicUrl: link,
  url: link,
  roomType: null,
  isWatermarked: false,
  createdAt: moment,
};

const job = {
  id: id('job'),
  projectId: id('proj'),
  status: 'queued',
  style: 'modern',
  roomType: 'living_room',
  notes: null,
  failure: null,
  reason: null,
  inputMediaIds: [id('med')],
  proofMediaIds: [],
  finalMediaIds: [],
  revisionCount: 0,
  estimatedCompletion: null,
  createdAt: moment,
  updatedAt: moment,
  creativity: 15,
  preserveWindows: false,
  preserveWalls: false,
  preserveCeiling: false,
  preserveFloor: false,
};

/** Numbers, as forms send them; 100.1 + 8.2 is not 108.3 in binary fractions. */
const amounts = {
  items: [
    { description: 'Staging', amount: 100.1 },
    { description: 'Courtesy', amount: 0 },
  ],
  subtotal: 100.1,
  tax: 8.2,
  total: 108.3,
};

const LINE = "Each line must be in format 'Description: Amount' with valid positive numbers";

const invoice = {
  id: id('inv'),
  invoiceNumber: expect.stringMatching(/^INV-\d{4}-\d{4}$/),
  projectId: id('proj'),
  status: 'draft',
  total: '108.30',
  subtotal: '100.10',
  tax: '8.20',
  dueDate: null,
  createdAt: moment,
  items: [
    { description: 'Staging', amount: 100.1 },
    { description: 'Courtesy', amount: 0 },
  ],
};

const webhook = {
  id: id('whe'),
  url: 'https://example.com/hooks',
  description: '',
  events: ['staging_job.delivered'],
  offReason: null,
  offAt: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: moment,
};
const newWebhook = { url: webhook.url, events: webhook.events };
const secret = expect.stringMatching(/^whsec_[\w+/]+=*$/);

const delivery = {
  id: id('whd'),
  eventId: id('evt'),
  type: 'webhook.test',
  happenedAt: moment,
  data: expect.stringMatching(/^\{"webhookId":"whe_\w+"\}$/),
  payload: { webhookId: id('whe') },
  state: 'waiting',
  tries: 0,
  nextTryAt: moment,
  triedAt: null,
  status: null,
  answer: null,
  took: null,
  tookMs: null,
  error: null,
  createdAt: moment,
};

const embed = {
  id: id('emb'),
  kind: 'board',
  name: 'Lobby',
  origins: ['https://brokerage.example'],
  offAt: null,
  url: expect.stringMatching(/\/embed\/emb_\w{20}$/),
  needsToken: true,
  createdAt: moment,
};
const embedSecret = expect.stringMatching(/^ems_[\w-]{43}$/);

const embedRules = [
  [{ name: ' ' }, 'A name is required'],
  [{ name: 3 }, 'Name must be text'],
  [{ origins: [] }, 'Enter at least one site'],
  [{ origins: ['example.com'] }, 'Enter a site such as https://example.com, without a path'],
] as const;

const webhookRules = [
  [{ url: '' }, 'Enter an address'],
  [{ url: 'ftp://example.com' }, expect.stringContaining('https://')],
  [{ url: 3 }, 'URL must be text'],
  [{ events: 'all' }, 'Events must be a list'],
  [{ events: ['STAGING_JOB_DELIVERED'] }, expect.stringMatching(/^Events 1 must be one of .*staging_job\.delivered/)],
  [{ description: 'x'.repeat(201) }, expect.stringMatching(/200/)],
] as const;

const projectRules = [
  [{ address: '' }, 'Address is required'],
  [{ address: '  ' }, 'Address is required'],
  [{ address: 3 }, 'Address must be text'],
  [{ status: 'ACTIVE' }, 'Status must be one of active, archived, complete, on_hold'],
  [{ status: 'sold' }, 'Status must be one of active, archived, complete, on_hold'],
  [{ tags: 'sea' }, 'Tags must be a list'],
  [{ tags: ['sea', 1] }, 'Tags 2 must be text'],
  [{ isShared: 'yes' }, 'Shared must be true or false'],
  [{ agentId: 7.5 }, 'Agent must be text'],
  [{ agentId: 'usr_none' }, 'Choose an owner, a manager or an agent of this workspace.'],
] as const;

const item = {
  id: id('item'),
  inputMediaId: id('med'),
  proofMediaId: id('med'),
  finalMediaId: null,
  roomType: 'living_room',
  style: 'modern',
  notes: null,
  state: 'staged',
  progress: 1,
  failure: null,
  decision: 'undecided',
  comments: [],
};

const sofa = {
  key: 'sofa1',
  kind: expect.any(String),
  label: expect.any(String),
  x: expect.any(Number),
  y: expect.any(Number),
  z: expect.any(Number),
  rotation: expect.any(Number),
  width: expect.any(Number),
  depth: expect.any(Number),
  height: expect.any(Number),
};

const moved = { act: 'move', pieceKey: 'sofa1', x: 0.4, z: -4 };

const pack = {
  id: id('pack'),
  state: 'waiting',
  progress: 0,
  failure: null,
  profileSentence: expect.any(String),
  zipUrl: null,
  files: [],
  createdAt: moment,
  expiresAt: moment,
};

const publicLink = {
  id: id('lnk'),
  kind: 'proof',
  url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/proof\//),
  wholeProject: false,
  indexed: false,
  sellerApproves: false,
  expiresAt: null,
  views: 0,
  lastViewedAt: null,
  createdAt: moment,
};

/** A job with its proof. */
async function newProof({ server, owner }: World): Promise<string> {
  const { jobId } = await makeJob(server, owner);
  await stageAll(server, jobId);
  return jobId;
}

/** The photo of the job that was ordered last. */
async function newestItem({ server: { services }, owner: { workspaceId } }: World): Promise<string> {
  const of = { where: { job: { workspaceId } }, orderBy: { job: { createdAt: 'desc' } } } as const;
  return (await services.prisma.stagingItem.findFirstOrThrow(of)).id;
}

const newestResult = async ({ server: { services }, owner: { workspaceId } }: World): Promise<string> => {
  const of = { where: { item: { job: { workspaceId } } }, orderBy: { createdAt: 'desc' } } as const;
  return (await services.prisma.stagingRound.findFirstOrThrow(of)).id;
};

async function newFurniturePath(world: World): Promise<string> {
  await newProof(world);
  return `/api/staging/items/${await newestItem(world)}/furniture`;
}

/** A job with its final. */
async function newDelivery(world: World): Promise<string> {
  const jobId = await newProof(world);
  await mutate(world.server, world.owner, { name: 'approveStagingJob', input: { id: jobId } });
  await deliverAll(world.server, jobId);
  return jobId;
}

const orderPack = async ({ server, owner }: World, jobId: string) =>
  mutate<{ pack: { id: string } }>(server, owner, {
    name: 'createPack',
    input: { jobId, label: { kind: 'NONE' }, sizes: [], beforeAfter: [], originals: false, disclosurePdf: false },
    select: 'pack { id }',
  });

const makeLink = async ({ server, owner }: World, jobId: string) =>
  mutate<{ publicLink: { id: string } }>(server, owner, {
    name: 'createPublicLink',
    input: { jobId, kind: 'PROOF' },
    select: 'publicLink { id }',
  });

async function readyPack(world: World): Promise<string> {
  const { pack: made } = await orderPack(world, await newDelivery(world));
  await makePack(world.server.services, made.id, new AbortController().signal);
  return made.id;
}

async function newJobPath(world: World, verb: string): Promise<string> {
  return `/api/staging/${await newProof(world)}/${verb}`;
}

/** Uploads a file to a link as the documented client does. */
async function sentUpload({ server, owner }: World, bytes: Buffer) {
  const headers = { cookie: owner.cookie };
  const asked = await fetch(`${server.url}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const sent = await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes) });
  if (!sent.ok) throw new Error(`${sent.status}: ${await sent.text()}`);
  return uploadURL;
}

const account = { email: 'ann@example.com', password: 'two horses and a lamp' };
const accountRules = [
  [{ email: '' }, 'Email is required'],
  [{ email: 'ann' }, 'Enter a valid email address'],
  [{ password: '' }, 'Password is required'],
  [{ password: '1234567' }, 'Password must be at least 8 characters long'],
] as const;

/** By method and path of the row. */
export const CASES: Readonly<Record<string, Case>> = {
  'GET /api/auth/user': { answer: { id: id('usr'), firstName: '', lastName: '', email: expect.any(String) } },
  'GET /api/login': { answer: '/login?error=provider' },
  'POST /api/auth/login': {
    payload: async ({ owner: { email, password } }) => ({ email, password }),
    answer: { id: id('usr'), firstName: '', lastName: '', email: expect.any(String) },
    wrong: accountRules,
  },
  'POST /api/auth/register': {
    payload: async () => ({ ...account, email: `${randomUUID().slice(0, 8)}@Example.com ` }),
    answer: { id: id('usr'), firstName: '', lastName: '', email: expect.stringMatching(/^\w+@example\.com$/) },
    wrong: accountRules,
    again: '409: There is already an account with this email. Sign in instead.',
  },
  'GET /api/logout': { answer: '/' },
  'GET /api/dashboard/stats': {
    answer: {
      activeProjects: expect.any(Number),
      stagingJobs: expect.any(Number),
      revenue: expect.stringMatching(/^\d+\.\d\d$/),
      turnaround: expect.any(String),
    },
  },
  'GET /api/dashboard/activity': {
    answer: listWith({
      id: id('act'),
      action: 'project_created',
      entityType: 'project',
      description: 'New project: 12 Elm Street',
      createdAt: moment,
      timeAgo: expect.any(String),
    }),
  },
  'GET /api/projects': { answer: listWith(project) },
  'POST /api/projects': {
    payload: async ({ owner }) => ({ ...changedProject, agentId: owner.user.id }),
    answer: { ...project, ...changedProject },
    wrong: [
      [{ address: undefined }, 'Address is required'],
      [{ address: null }, 'Address is required'],
      ...projectRules,
    ],
  },
  'GET /api/projects/{id}': { path: async ({ projectId }) => `/api/projects/${projectId}`, answer: project },
  'PATCH /api/projects/{id}': {
    path: async ({ server, owner }) => `/api/projects/${await makeProject(server, owner)}`,
    payload: async () => ({ ...changedProject, agentId: null }),
    answer: { ...project, ...changedProject, agentId: null },
    wrong: projectRules,
  },
  'DELETE /api/projects/{id}': {
    path: async ({ server, owner }) => `/api/projects/${await makeProject(server, owner)}`,
    answer: undefined,
    again: '404: Project not found.',
  },
  'POST /api/objects/upload': { answer: { uploadURL: link } },
  'POST /api/projects/{id}/media': {
    path: async ({ projectId }) => `/api/projects/${projectId}/media`,
    payload: async (world) => {
      const bytes = await noise(640, 480).jpeg().toBuffer();
      const uploadUrl = await sentUpload(world, bytes);
      const names = { originalName: 'Living Room.jpg', filename: 'Living Room.jpg' };
      return { uploadUrl, ...names, fileSize: bytes.length, mimeType: 'image/jpeg', type: 'image' };
    },
    answer: photo,
    wrong: [
      [{ originalName: undefined }, 'Original name is required'],
      [{ uploadUrl: undefined }, 'Upload URL is required'],
      [
        { uploadUrl: 'https://example.com/cat.jpg' },
        'This upload link is not known. Ask for a new one and send the file again.',
      ],
      [{ fileSize: 'many' }, 'File size must be a whole number'],
      [{ roomType: 'cellar' }, expect.stringMatching(/^Room type must be one of bedroom, /)],
    ],
    again: '409: This upload link was used already. Ask for a new one to send a file again.',
  },
  'GET /api/projects/{id}/media': {
    path: async ({ projectId }) => `/api/projects/${projectId}/media`,
    answer: listWith(photo),
  },
  'POST /api/media/batch': {
    payload: async ({ photoId }) => ({ mediaIds: [photoId] }),
    answer: [photo],
    wrong: [
      [{ mediaIds: undefined }, 'Media are required'],
      [{ mediaIds: 'med_1' }, 'Media must be a list'],
      [{ mediaIds: [1.5] }, 'Media 1 must be text'],
      [{ mediaIds: Array(201).fill('med_00000000000000000000') }, 'Expected at most 200 ids, got 201.'],
    ],
  },
  'POST /api/media/{id}/download': {
    path: async ({ photoId }) => `/api/media/${photoId}/download`,
    answer: { downloadUrl: link, filename: 'Living Room.jpg' },
  },
  'GET /api/staging': { answer: listWith(job) },
  'GET /api/staging/{id}': {
    path: async ({ server, owner }) => `/api/staging/${(await makeJob(server, owner)).jobId}`,
    answer: job,
  },
  'POST /api/staging': {
    payload: async ({ projectId, photoId }) => ({
      projectId,
      inputMediaIds: [photoId],
      style: 'japon',
      roomType: 'bedroom',
      creativity: 0,
      preserveWindows: true,
      preserveWalls: true,
      preserveCeiling: true,
      preserveFloor: true,
      notes: ' no plants ',
      photos: [{ mediaId: photoId, roomType: 'home_office', style: 'miami', notes: ' one desk ' }],
    }),
    answer: {
      ...job,
      style: 'japon',
      roomType: 'bedroom',
      creativity: 0,
      preserveWindows: true,
      preserveWalls: true,
      preserveCeiling: true,
      preserveFloor: true,
      notes: 'no plants',
    },
    wrong: [
      [{ projectId: undefined }, 'Project is required'],
      [{ projectId: '' }, 'Project is required'],
      [{ inputMediaIds: undefined }, 'Input media are required'],
      [{ inputMediaIds: [] }, 'Choose at least one image'],
      [{ inputMediaIds: ['nothing'], photos: null }, 'Choose images that were uploaded to this project'],
      [{ creativity: 31 }, 'Creativity must be a whole number from 0 to 30'],
      [{ creativity: 1.5 }, 'Creativity must be a whole number'],
      [{ preserveFloor: 'yes' }, 'Preserve floor must be true or false'],
      [{ style: 'gothic' }, expect.stringMatching(/^Style must be one of boheme, classique, /)],
      [{ photos: 'all' }, 'Photos must be a list'],
      [{ photos: [{}] }, 'Media of photos 1 is required'],
      [
        { photos: [{ mediaId: 'x', roomType: 'bath' }] },
        expect.stringMatching(/^Room type of photos 1 must be one of /),
      ],
      [{ photos: [{ mediaId: 'x' }] }, 'Describe only photos that are among the chosen images'],
    ],
    foreign: '404: Project not found.',
  },
  'POST /api/staging/{id}/approve': {
    path: (world) => newJobPath(world, 'approve'),
    answer: { ...job, status: 'approved', proofMediaIds: [id('med')] },
    again: '409: This staging job cannot be approved now: it is approved already.',
  },
  'POST /api/staging/{id}/revision': {
    path: (world) => newJobPath(world, 'revision'),
    payload: async () => ({ reason: 'Quality improvement', comments: 'Please make it warmer.' }),
    answer: { ...job, status: 'rework', reason: 'revision', revisionCount: 1 },
    wrong: [
      [{ reason: undefined }, 'Reason is required'],
      [{ reason: ' ' }, 'A reason is required'],
      [{ comments: ['warm'] }, 'Comments must be text'],
    ],
    again: '409: Every photo of this staging job is decided on or being staged.',
  },
  'GET /api/staging/{id}/items': {
    path: async (world) => `/api/staging/${await newProof(world)}/items`,
    answer: [item],
  },
  'POST /api/staging/{id}/decisions': {
    path: async (world) => `/api/staging/${await newProof(world)}/decisions`,
    payload: async (world) => ({ itemIds: [await newestItem(world)], decision: 'left_out' }),
    answer: [{ ...item, decision: 'left_out' }],
    wrong: [
      [{ itemIds: undefined }, 'Items are required'],
      [{ itemIds: ['nothing'] }, 'Choose photos of this staging job'],
      [{ decision: 'LEFT_OUT' }, 'Decision must be one of approved, left_out, undecided'],
      [{ round: 'two' }, 'Round must be a whole number'],
    ],
  },
  'GET /api/staging/items/{id}/furniture': {
    path: (world) => newFurniturePath(world),
    answer: { id: id('rnd'), style: 'modern', roomType: 'living_room', furniture: [sofa] },
  },
  'POST /api/staging/items/{id}/furniture': {
    path: (world) => newFurniturePath(world),
    payload: async (world) => ({ resultId: await newestResult(world), edits: [moved] }),
    answer: { ...job, status: 'rework', reason: 'revision', revisionCount: 1 },
    wrong: [
      [{ resultId: undefined }, 'Result is required'],
      [{ edits: 'all' }, 'Edits must be a list'],
      [{ edits: [] }, 'Change something first'],
      [{ edits: [{ act: 'burn' }] }, expect.stringMatching(/^Act of edits 1 must be one of add, arrange, colour, /)],
      [{ edits: [{ ...moved, x: 'left' }] }, 'X of edits 1 must be a number'],
      [{ edits: [{ act: 'colour', pieceKey: 'sofa1', colour: 9 }] }, 'Edit 1: "sofa1" has 4 colours, from 0 to 3.'],
      [{ edits: [{ act: 'remove', pieceKey: 'piano1' }] }, 'Edit 1: the plan has no piece "piano1".'],
    ],
    again: '409: Photo 1 is being staged already.',
  },
  'GET /api/staging/{id}/packs': {
    path: async (world) => {
      const jobId = await newDelivery(world);
      await orderPack(world, jobId);
      return `/api/staging/${jobId}/packs`;
    },
    answer: [pack],
  },
  'POST /api/staging/{id}/packs': {
    path: async (world) => `/api/staging/${await newDelivery(world)}/packs`,
    payload: async () => ({ label: { kind: 'bar', words: 'Staged by us' }, sizes: ['mls'] }),
    answer: pack,
    wrong: [
      [{ label: undefined }, 'Label is required'],
      [{ label: { kind: 'stamp' } }, 'Kind of label must be one of bar, corner, none'],
      [{ sizes: ['huge'] }, 'Sizes 1 must be one of full, mls, web'],
      [{ publicPage: 'yes' }, 'Public page must be true or false'],
    ],
    again: '409: A pack of this job is being made. Wait for it, then make another one.',
  },
  'GET /api/packs/{id}/zip': {
    path: async (world) => `/api/packs/${await readyPack(world)}/zip`,
    answer: expect.stringMatching(/^PK/),
  },
  'GET /api/staging/{id}/links': {
    path: async (world) => {
      const jobId = await newProof(world);
      await makeLink(world, jobId);
      return `/api/staging/${jobId}/links`;
    },
    answer: [publicLink],
  },
  'POST /api/staging/{id}/links': {
    path: async (world) => `/api/staging/${await newProof(world)}/links`,
    payload: async () => ({ kind: 'proof', expiresAt: '2999-12-31T12:00:00.000Z' }),
    answer: { ...publicLink, expiresAt: '2999-12-31T12:00:00.000Z' },
    wrong: [
      [{ kind: undefined }, 'Kind is required'],
      [{ kind: 'gallery' }, 'Kind must be one of delivery, proof'],
      [{ expiresAt: 'soon' }, expect.stringMatching(/^Expires at cannot be taken\./)],
      [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 'Choose an end in the future'],
    ],
  },
  'DELETE /api/links/{id}': {
    path: async (world) => `/api/links/${(await makeLink(world, await newProof(world))).publicLink.id}`,
    answer: undefined,
    again: '409: This link is revoked already.',
  },
  'GET /api/invoices': { answer: listWith(invoice) },
  'POST /api/invoices': {
    payload: async ({ projectId }) => ({ projectId, ...amounts, dueDate: '2026-12-31' }),
    answer: { ...invoice, dueDate: '2026-12-31' },
    wrong: [
      [{ projectId: undefined }, 'Project is required'],
      [{ projectId: '' }, 'Project is required'],
      [{ items: undefined }, 'Items are required'],
      [{ items: [] }, 'Items are required'],
      [{ items: 'Staging: 100' }, 'Items must be a list'],
      [{ items: [{ description: 'Staging', amount: -1 }] }, LINE],
      [{ items: [{ description: 'Staging' }] }, LINE],
      [{ items: [{ description: '', amount: 1 }] }, LINE],
      [{ items: [{ description: 'Staging', amount: 1.234 }] }, 'An amount may have at most two decimals'],
      [
        { subtotal: 50, total: 58.2 },
        'The items add up to 100.10, and the subtotal says 50.00: send the sum of the items, or a line for the difference',
      ],
      [{ items: ['Staging: 1'] }, 'Items 1 must be an object'],
      [
        { items: [{ description: 'Staging', amount: [1] }] },
        expect.stringMatching(/^Amount of items 1 cannot be taken/),
      ],
      [{ subtotal: undefined }, 'Subtotal is required'],
      [{ subtotal: '' }, 'Subtotal is required'],
      [{ subtotal: -1 }, 'Subtotal must be a valid positive number'],
      [{ subtotal: 'much' }, 'Subtotal must be a valid positive number'],
      [{ tax: -1 }, 'Tax must be a valid positive number'],
      [{ total: 108.31 }, 'The total must be the subtotal plus the tax'],
      [{ dueDate: 'soon' }, 'Due date cannot be taken. Expected a day such as 2026-12-31.'],
      [{ dueDate: '2026-02-30' }, 'Due date cannot be taken. Expected a day such as 2026-12-31.'],
    ],
    foreign: '404: Project not found.',
  },
  'POST /api/create-payment-intent': {
    payload: async (world) => ({ invoiceId: await makeInvoice(world) }),
    answer: { clientSecret: null },
    wrong: [[{ invoiceId: undefined }, 'Invoice is required']],
    foreign: '404: Invoice not found.',
  },
  'GET /api/invoices/{id}/pdf': {
    path: async (world) => `/api/invoices/${await makeInvoice(world)}/pdf`,
    answer: expect.stringMatching(/^<!doctype html>[^]*108\.30/i),
  },
  'GET /api/invoices/{id}/receipt': {
    path: async (world) => `/api/invoices/${await makePaidInvoice(world)}/receipt`,
    answer: expect.stringMatching(/^<!doctype html>[^]*108\.30/i),
  },
  'GET /api/figures.csv': {
    path: async () => '/api/figures.csv?from=2026-01-01&to=2026-12-31',
    answer: expect.stringMatching(/^month,agent,email,.*\r\n/),
  },
  'GET /api/webhooks': {
    path: async (world) => {
      await makeOnlyWebhook(world);
      return '/api/webhooks';
    },
    answer: [webhook],
  },
  'POST /api/webhooks': {
    payload: async () => newWebhook,
    answer: { ...webhook, secret },
    wrong: [[{ url: undefined }, 'URL is required'], ...webhookRules],
  },
  'GET /api/webhooks/{id}': { path: (world) => newWebhookPath(world), answer: webhook },
  'PATCH /api/webhooks/{id}': {
    path: (world) => newWebhookPath(world),
    payload: async () => ({ url: 'https://example.com/new', description: ' CRM ', events: [] }),
    answer: { ...webhook, url: 'https://example.com/new', description: 'CRM', events: [] },
    wrong: webhookRules,
  },
  'DELETE /api/webhooks/{id}': {
    path: (world) => newWebhookPath(world),
    answer: undefined,
    again: '404: Webhook not found.',
  },
  'POST /api/webhooks/{id}/secret': {
    path: (world) => newWebhookPath(world, '/secret'),
    answer: { ...webhook, previousSecretUntil: moment, secret },
  },
  'POST /api/webhooks/{id}/off': {
    path: (world) => newWebhookPath(world, '/off'),
    answer: { ...webhook, offReason: 'asked', offAt: moment },
  },
  'POST /api/webhooks/{id}/on': {
    path: async (world) => {
      const webhookId = await makeOnlyWebhook(world);
      await mutate(world.server, world.owner, { name: 'switchWebhookOff', input: { id: webhookId } });
      return `/api/webhooks/${webhookId}/on`;
    },
    answer: webhook,
  },
  'POST /api/webhooks/{id}/test': { path: (world) => newWebhookPath(world, '/test'), answer: delivery },
  'GET /api/webhooks/{id}/deliveries': {
    path: async (world) => {
      const webhookId = await makeOnlyWebhook(world);
      await sendTest(world, webhookId);
      return `/api/webhooks/${webhookId}/deliveries`;
    },
    answer: [delivery],
  },
  'POST /api/webhooks/deliveries/{id}/resend': {
    path: async (world) => `/api/webhooks/deliveries/${await failedDelivery(world)}/resend`,
    answer: delivery,
  },
  'GET /api/embeds': {
    path: async (world) => {
      await world.server.services.prisma.embed.deleteMany({ where: { workspaceId: world.owner.workspaceId } });
      await newEmbedPath(world);
      return '/api/embeds';
    },
    answer: [embed],
  },
  'POST /api/embeds': {
    payload: async () => ({ kind: 'board', name: ' Lobby ', origins: ['https://brokerage.example/'] }),
    answer: { ...embed, secret: embedSecret },
    wrong: [[{ kind: 'poster' }, expect.stringMatching(/^Kind must be one of /)], ...embedRules],
  },
  'GET /api/embeds/{id}': { path: (world) => newEmbedPath(world), answer: embed },
  'PATCH /api/embeds/{id}': {
    path: (world) => newEmbedPath(world),
    payload: async () => ({ name: 'Hall' }),
    answer: { ...embed, name: 'Hall' },
    wrong: embedRules,
  },
  'DELETE /api/embeds/{id}': {
    path: (world) => newEmbedPath(world),
    answer: undefined,
    again: '404: Embed not found.',
  },
  'POST /api/embeds/{id}/secret': {
    path: (world) => newEmbedPath(world, '/secret'),
    answer: { ...embed, secret: embedSecret },
  },
  'POST /api/embeds/{id}/off': {
    path: (world) => newEmbedPath(world, '/off'),
    answer: { ...embed, offAt: moment },
  },
  'POST /api/embeds/{id}/on': { path: offEmbedPath, answer: embed },
};

/** A new board is the newest embed. */
async function newEmbedPath({ server, owner }: World, after = ''): Promise<string> {
  const input = { kind: 'BOARD', name: embed.name, origins: embed.origins };
  const made = await mutate<{ embed: { id: string } }>(server, owner, {
    name: 'createEmbed',
    input,
    select: 'embed { id }',
  });
  return `/api/embeds/${made.embed.id}${after}`;
}

async function offEmbedPath(world: World): Promise<string> {
  const path = await newEmbedPath(world);
  const input = { id: path.split('/').at(-1) };
  await mutate(world.server, world.owner, { name: 'switchEmbedOff', input });
  return `${path}/on`;
}

/** A workspace has at most ten: those before make room. */
async function makeOnlyWebhook({ server, owner }: World): Promise<string> {
  await server.services.prisma.webhookEndpoint.deleteMany({ where: { workspaceId: owner.workspaceId } });
  return (await makeWebhook(server, owner, { url: webhook.url, events: ['STAGING_JOB_DELIVERED'] })).id;
}

const newWebhookPath = async (world: World, after = '') => `/api/webhooks/${await makeOnlyWebhook(world)}${after}`;

const sendTest = async ({ server, owner }: World, webhookId: string) =>
  mutate<{ delivery: { id: string } }>(server, owner, {
    name: 'sendTestEvent',
    input: { id: webhookId },
    select: 'delivery { id }',
  });

async function failedDelivery(world: World): Promise<string> {
  const { delivery: made } = await sendTest(world, await makeOnlyWebhook(world));
  await world.server.services.prisma.webhookDelivery.update({ where: { id: made.id }, data: { state: 'failed' } });
  return made.id;
}

async function makeInvoice({ server, owner, projectId }: World): Promise<string> {
  const made = await mutate<{ invoice: { id: string } }>(server, owner, {
    name: 'createInvoice',
    input: { projectId, ...amounts },
    select: 'invoice { id }',
  });
  return made.invoice.id;
}

async function makePaidInvoice(world: World): Promise<string> {
  const invoiceId = await makeInvoice(world);
  const input = { invoiceId, method: 'Bank transfer', receivedOn: new Date().toISOString().slice(0, 10) };
  await mutate(world.server, world.owner, { name: 'recordPayment', input });
  return invoiceId;
}

/** Creates one object of every type that has a list. */
export async function makeWorld(server: TestServer): Promise<World> {
  const owner = await server.register();
  const { projectId, inputMediaIds } = await makeJob(server, owner);
  const world = { server, owner, projectId, photoId: first(inputMediaIds) };
  await makeInvoice(world);
  return world;
}
