/** The only table of the documented REST calls. Their operations are in operations.graphql. */
import { LARGEST_UPLOAD } from '../shared/limits.js';
import type { z } from 'zod';
import type { Scope } from '../domain/permissions.js';
import { loginRules, registerRules } from '../accounts/accounts.rules.js';

type MediaType = 'application/json' | 'text/html' | 'application/pdf' | 'application/zip' | 'text/csv';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Call {
  readonly method: Method;
  /** parameters are in braces */
  readonly path: string;
  /** for the OpenAPI document */
  readonly summary: string;
}

/**
 * A call that executes a stored operation. Parameters of the path and fields of the body are its arguments of the same
 * name.
 */
export interface OperationRoute extends Call {
  readonly operation: string;
  /** by the path's names: arguments with another name */
  readonly names?: Readonly<Record<string, string>>;
  /** the payload's fields that are arguments; null: the call has no payload */
  readonly body: readonly string[] | null;
  /** of a list: arguments that may be given in the query, besides `limit` and `after` */
  readonly filters?: readonly string[];
  /** of a list: how many rows are sent where no limit is given; left out: the most */
  readonly usual?: number;
  /** documented fields of the payload that the server determines by itself */
  readonly passedOver?: readonly string[];
  readonly status: 200 | 201 | 204;
  /** the sentence when there is no answer */
  readonly missing?: string;
}

/** A call with a handler of its own in http/: it begins or ends a session, or does not answer JSON. */
export interface HandlerRoute extends Call {
  /** its name in generated clients; default: the method and the path */
  readonly operationId?: string;
  readonly forEverybody: boolean;
  readonly payload?: z.ZodType;
  readonly status: 200 | 201 | 204 | 302 | 303;
  /** the answer: a person, or a file; null: none */
  readonly answers: 'User' | readonly MediaType[] | null;
  /** what it needs of a person’s role or a key; left out: a session, or nothing */
  readonly need?: Scope;
  /** parameters after the path, as JSON Schema */
  readonly query?: Readonly<Record<string, { readonly schema: object; readonly required?: true }>>;
  /** statuses of refusals in addition to the usual ones */
  readonly refuses?: readonly number[];
}

export type Route = OperationRoute | HandlerRoute;

const PROJECT = ['address', 'mlsId', 'status', 'notes', 'tags', 'agentId', 'isShared'];
const FORMAT = { format: { schema: { enum: ['html', 'pdf'], default: 'html' } } } as const;
const DAY = { type: 'string', format: 'date' } as const;
const NO_PROJECT = 'Project not found.';
const NO_JOB = 'Staging job not found.';
const WEBHOOK = ['url', 'description', 'events'];
const NO_WEBHOOK = 'Webhook not found.';
const EMBED = ['name', 'origins'];
const NO_EMBED = 'Embed not found.';

export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/auth/user',
    operationId: 'readUser',
    summary: 'Who is signed in',
    forEverybody: false,
    status: 200,
    answers: 'User',
  },
  {
    method: 'GET',
    path: '/api/login',
    operationId: 'beginProviderLogin',
    summary: 'For navigation: to the provider’s page to sign in, or back with what is wrong',
    forEverybody: true,
    status: 302,
    answers: null,
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    operationId: 'login',
    summary: 'Sign in; the answer sets the session’s cookie',
    forEverybody: true,
    payload: loginRules,
    status: 200,
    answers: 'User',
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    operationId: 'register',
    summary: 'Create an account and sign in; the answer sets the session’s cookie',
    forEverybody: true,
    payload: registerRules,
    status: 201,
    answers: 'User',
    refuses: [409],
  },
  {
    method: 'GET',
    path: '/api/logout',
    operationId: 'logout',
    summary: 'For navigation from our own pages: sign out and go to the landing page',
    forEverybody: true,
    status: 303,
    answers: null,
    refuses: [403],
  },
  {
    method: 'GET',
    path: '/api/dashboard/stats',
    summary: 'The workspace in four figures',
    operation: 'ReadDashboardStats',
    body: null,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/dashboard/activity',
    summary: 'What happened, the newest first',
    operation: 'ListActivities',
    usual: 100,
    body: null,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/projects',
    summary: 'The projects, the newest first',
    operation: 'ListProjects',
    filters: ['status', 'search', 'updatedSince'],
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project',
    operation: 'CreateProject',
    body: PROJECT,
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'One project',
    operation: 'ReadProject',
    body: null,
    status: 200,
    missing: NO_PROJECT,
  },
  {
    method: 'PATCH',
    path: '/api/projects/{id}',
    summary: 'Change a project; what is left out stays as it is',
    operation: 'UpdateProject',
    body: PROJECT,
    status: 200,
  },
  {
    method: 'DELETE',
    path: '/api/projects/{id}',
    summary: 'Delete a project; an administrator can bring it back',
    operation: 'DeleteProject',
    body: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/objects/upload',
    summary: `A link that takes one PUT of one file of at most ${LARGEST_UPLOAD} bytes`,
    operation: 'RequestUpload',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/projects/{id}/media',
    names: { id: 'projectId' },
    summary: 'Take a sent file into the project',
    operation: 'FinaliseUpload',
    body: ['uploadUrl', 'originalName', 'fileSize', 'mimeType', 'roomType'],
    passedOver: ['filename', 'type'],
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/projects/{id}/media',
    names: { id: 'projectId' },
    summary: 'The files of a project, the newest first',
    operation: 'ListMediaOfProject',
    filters: ['type'],
    body: null,
    status: 200,
    missing: NO_PROJECT,
  },
  {
    method: 'POST',
    path: '/api/media/batch',
    summary: 'Up to 200 files by their ids, in that order; ids of no file are left out',
    operation: 'ReadMedia',
    body: ['mediaIds'],
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/media/{id}/download',
    summary: 'A link that downloads the file under its own name',
    operation: 'DownloadMedia',
    body: null,
    status: 200,
    missing: 'Media not found.',
  },
  {
    method: 'GET',
    path: '/api/staging',
    summary: 'The staging jobs, the newest first',
    operation: 'ListStagingJobs',
    filters: ['projectId', 'status', 'updatedSince'],
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/staging',
    summary: 'Order the staging of photos of one project',
    operation: 'CreateStagingJob',
    body: [
      'projectId',
      'inputMediaIds',
      'style',
      'roomType',
      'creativity',
      'preserveWindows',
      'preserveWalls',
      'preserveCeiling',
      'preserveFloor',
      'notes',
      'photos',
    ],
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/staging/{id}',
    summary: 'One staging job',
    operation: 'ReadStagingJob',
    body: null,
    status: 200,
    missing: NO_JOB,
  },
  {
    method: 'POST',
    path: '/api/staging/{id}/approve',
    summary: 'Take the proofs as they are',
    operation: 'ApproveStagingJob',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/staging/{id}/revision',
    summary: 'Have every image staged anew',
    operation: 'RequestRevision',
    body: ['reason', 'comments'],
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/staging/{id}/items',
    summary: 'The photos of a job, in the order given: where each stands, and what the seller said',
    operation: 'ListStagingItems',
    body: null,
    status: 200,
    missing: NO_JOB,
  },
  {
    method: 'POST',
    path: '/api/staging/{id}/decisions',
    summary: 'Approve photos of a job, leave them out, or take them in again',
    operation: 'DecideOnStagingItems',
    body: ['itemIds', 'decision', 'round'],
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/staging/items/{id}/furniture',
    summary: 'The furniture in the picture of a photo: every piece with its key, size and place',
    operation: 'ReadFurniture',
    body: null,
    status: 200,
    missing: 'Photo not found.',
  },
  {
    method: 'POST',
    path: '/api/staging/items/{id}/furniture',
    names: { id: 'itemId' },
    summary: 'Have a photo staged again with its furniture rearranged; what the change does not reach stays as it is',
    operation: 'RearrangeStagingItem',
    body: ['resultId', 'edits'],
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/staging/{id}/packs',
    summary: 'The packs of a job that can still be downloaded, the newest first',
    operation: 'ListPacks',
    body: null,
    status: 200,
    missing: NO_JOB,
  },
  {
    method: 'POST',
    path: '/api/staging/{id}/packs',
    names: { id: 'jobId' },
    summary: 'Have the files of a job’s delivered photos made',
    operation: 'CreatePack',
    body: ['label', 'sizes', 'ownSizes', 'originals', 'beforeAfter', 'disclosureText', 'disclosurePdf', 'publicPage'],
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/packs/{id}/zip',
    operationId: 'downloadPack',
    summary: 'All files of a pack that is ready, as a ZIP',
    forEverybody: false,
    status: 200,
    answers: ['application/zip'],
    need: 'staging:read',
    refuses: [404, 409],
  },
  {
    method: 'GET',
    path: '/api/staging/{id}/links',
    summary: 'The public links of a job that nobody has revoked, the newest first',
    operation: 'ListPublicLinks',
    body: null,
    status: 200,
    missing: NO_JOB,
  },
  {
    method: 'POST',
    path: '/api/staging/{id}/links',
    names: { id: 'jobId' },
    summary: 'Make a link to pictures of a job for people without an account',
    operation: 'CreatePublicLink',
    body: ['kind', 'wholeProject', 'indexed', 'sellerApproves', 'expiresAt'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/api/links/{id}',
    summary: 'Revoke a public link',
    operation: 'RevokePublicLink',
    body: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/api/invoices',
    summary: 'The invoices, the newest first',
    operation: 'ListInvoices',
    filters: ['projectId', 'status', 'updatedSince'],
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/invoices',
    summary: 'Write an invoice, as a draft',
    operation: 'CreateInvoice',
    body: ['projectId', 'items', 'subtotal', 'tax', 'total', 'dueDate'],
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Begin to pay an invoice; clientSecret is null where payments are not set up',
    operation: 'CreatePaymentIntent',
    body: ['invoiceId'],
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/invoices/{id}/pdf',
    operationId: 'downloadInvoice',
    summary: 'The invoice as a page to save and print',
    forEverybody: false,
    status: 200,
    answers: ['text/html', 'application/pdf'],
    need: 'billing:read',
    query: FORMAT,
    refuses: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/invoices/{id}/receipt',
    operationId: 'downloadReceipt',
    summary: 'The receipt of a paid invoice as a page to save and print',
    forEverybody: false,
    status: 200,
    answers: ['text/html', 'application/pdf'],
    need: 'billing:read',
    query: FORMAT,
    refuses: [400, 404, 409],
  },
  {
    method: 'GET',
    path: '/api/figures.csv',
    operationId: 'downloadFigures',
    summary: 'What the projects of each person brought in each month, as a table',
    forEverybody: false,
    status: 200,
    answers: ['text/csv'],
    need: 'billing:read',
    query: {
      from: { schema: DAY, required: true },
      to: { schema: DAY, required: true },
      tag: { schema: { type: 'string' } },
    },
    refuses: [400],
  },
  {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'All webhooks, the newest first',
    operation: 'ListWebhooks',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Have a program told of events; the answer holds the secret that verifies them',
    operation: 'CreateWebhook',
    body: WEBHOOK,
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/webhooks/{id}',
    summary: 'One webhook',
    operation: 'ReadWebhook',
    body: null,
    status: 200,
    missing: NO_WEBHOOK,
  },
  {
    method: 'PATCH',
    path: '/api/webhooks/{id}',
    summary: 'Change a webhook; what is left out stays as it is',
    operation: 'UpdateWebhook',
    body: WEBHOOK,
    status: 200,
  },
  {
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook with its deliveries',
    operation: 'DeleteWebhook',
    body: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    summary: 'Give a webhook a new secret, which is in the answer; the one before signs too for a day',
    operation: 'RotateWebhookSecret',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send an event of the type webhook.test',
    operation: 'SendTestEvent',
    body: null,
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'The deliveries of a webhook, the newest first',
    operation: 'ListDeliveries',
    usual: 100,
    body: null,
    status: 200,
    missing: NO_WEBHOOK,
  },
  {
    method: 'POST',
    path: '/api/webhooks/deliveries/{id}/resend',
    summary: 'Send the event of a delivery again, as a new delivery with the same eventId',
    operation: 'ResendDelivery',
    body: null,
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/on',
    summary: 'Switch a webhook on that is off',
    operation: 'SwitchWebhookOn',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/off',
    summary: 'Switch a webhook off; what waited has failed',
    operation: 'SwitchWebhookOff',
    body: null,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/embeds',
    summary: 'The embeds, the newest first',
    operation: 'ListEmbeds',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/embeds',
    summary:
      'Show a part of the workspace in pages of other sites; the answer holds the secret of tokens, if it needs any',
    operation: 'CreateEmbed',
    body: [...EMBED, 'kind', 'projectId', 'itemId'],
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/embeds/{id}',
    summary: 'One embed',
    operation: 'ReadEmbed',
    body: null,
    status: 200,
    missing: NO_EMBED,
  },
  {
    method: 'PATCH',
    path: '/api/embeds/{id}',
    summary: 'Change an embed; what is left out stays as it is',
    operation: 'UpdateEmbed',
    body: EMBED,
    status: 200,
  },
  {
    method: 'DELETE',
    path: '/api/embeds/{id}',
    summary: 'Delete an embed',
    operation: 'DeleteEmbed',
    body: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/embeds/{id}/secret',
    summary: 'Give an embed a new secret, which is in the answer; tokens of the one before open nothing',
    operation: 'RotateEmbedSecret',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/embeds/{id}/on',
    summary: 'Switch an embed on that is off',
    operation: 'SwitchEmbedOn',
    body: null,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/embeds/{id}/off',
    summary: 'Switch an embed off: pages show nothing in its place',
    operation: 'SwitchEmbedOff',
    body: null,
    status: 200,
  },
];

/** Calls beyond the table, which the document describes too. */
export const OTHER_ROUTES: readonly HandlerRoute[] = [
  {
    method: 'GET',
    path: '/api/account/export',
    operationId: 'exportAccount',
    summary: 'All data of the person who is signed in, as a file; keys have no account',
    forEverybody: false,
    status: 200,
    answers: ['application/json'],
    refuses: [403],
  },
  {
    method: 'GET',
    path: '/oembed',
    operationId: 'describeEmbed',
    summary: 'The embed of an address, as oEmbed 1.0, in JSON',
    forEverybody: true,
    status: 200,
    answers: ['application/json'],
    query: {
      url: { schema: { type: 'string', format: 'uri' }, required: true },
      maxwidth: { schema: { type: 'integer', minimum: 1, maximum: 99_999 } },
      maxheight: { schema: { type: 'integer', minimum: 1, maximum: 99_999 } },
      format: { schema: { enum: ['json'], default: 'json' } },
    },
    refuses: [400, 401, 404, 501],
  },
];

interface PathParameter {
  /** name in the path's braces */
  readonly name: string;
  /** name of the operation's argument */
  readonly argument: string;
}

/** In the order of the path. */
export const parametersOf = ({ path, names }: Pick<OperationRoute, 'path' | 'names'>): PathParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, argument: names?.[name] ?? name }));

/** The parameters of a list behind the path's question mark; none where the call is no list. */
export const inQuery = ({ filters = [] }: OperationRoute, { isPaged }: { readonly isPaged: boolean }): string[] =>
  isPaged ? ['limit', 'after', ...filters] : [];

export const isOperation = (route: Route): route is OperationRoute => 'operation' in route;
