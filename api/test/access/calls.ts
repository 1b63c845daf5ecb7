/**
 * Access to each documented REST call: its input, and who may call it. One row per call; a test fails when one is
 * missing.
 */
import type { World } from './world.js';

export interface AskedCall {
  /** what follows the path */
  readonly search?: string;
  /** the id in the path */
  readonly id?: (world: World) => string;
  readonly body?: (world: World) => object;
  /**
   * `workspace`: callers of other workspaces get 404. `own`: every signed-in caller gets their own data. `everybody`:
   * needs no session.
   */
  readonly who: 'workspace' | 'own' | 'everybody';
}

const EVERYBODY: AskedCall = { who: 'everybody' };
const OWN: AskedCall = { who: 'own' };

const project = ({ ids }: World) => ids.Project;
const delivered = ({ ids }: World) => ids.StagingJob;
const aboutWaiting = ({ waiting }: World) => ({ projectId: waiting.projectId, inputMediaIds: waiting.inputMediaIds });
const embed = ({ ids }: World) => ids.Embed;
const webhook = ({ ids }: World) => ids.WebhookEndpoint;
const look = { style: 'modern', roomType: 'living_room', creativity: 15 };
const kept = { preserveWindows: false, preserveWalls: false, preserveCeiling: false, preserveFloor: false };
const sent = { uploadUrl: '/files/x', originalName: 'a.jpg', filename: 'a.jpg', fileSize: 9, mimeType: 'image/jpeg' };

export const CALLS: Readonly<Record<string, AskedCall>> = {
  'GET /api/auth/user': OWN,
  'GET /api/login': EVERYBODY,
  'POST /api/auth/login': EVERYBODY,
  'POST /api/auth/register': EVERYBODY,
  'GET /api/logout': EVERYBODY,
  'GET /api/dashboard/stats': OWN,
  'GET /api/dashboard/activity': OWN,
  'GET /api/projects': OWN,
  'POST /api/projects': { who: 'own', body: () => ({ address: '3 New Street', tags: [] }) },
  'GET /api/projects/{id}': { who: 'workspace', id: project },
  'PATCH /api/projects/{id}': { who: 'workspace', id: project, body: () => ({ mlsId: 'Mine now' }) },
  'POST /api/objects/upload': OWN,
  'POST /api/projects/{id}/media': { who: 'workspace', id: project, body: () => ({ ...sent, type: 'image' }) },
  'GET /api/projects/{id}/media': { who: 'workspace', id: project },
  'POST /api/media/batch': { who: 'own', body: ({ ids }) => ({ mediaIds: [ids.Media] }) },
  'POST /api/media/{id}/download': { who: 'workspace', id: ({ ids }) => ids.Media },
  'GET /api/staging': OWN,
  'GET /api/staging/{id}': { who: 'workspace', id: delivered },
  'POST /api/staging': { who: 'workspace', body: (world) => ({ ...aboutWaiting(world), ...look, ...kept }) },
  'POST /api/staging/{id}/revision': {
    who: 'workspace',
    id: ({ reviewed }) => reviewed.jobId,
    body: () => ({ reason: 'x', comments: 'y' }),
  },
  'POST /api/staging/{id}/approve': { who: 'workspace', id: ({ reviewed }) => reviewed.jobId },
  'GET /api/staging/{id}/items': { who: 'workspace', id: delivered },
  'POST /api/staging/{id}/decisions': {
    who: 'workspace',
    id: ({ reviewed }) => reviewed.jobId,
    body: ({ reviewed: { itemIds } }) => ({ itemIds, decision: 'left_out' }),
  },
  'GET /api/staging/items/{id}/furniture': { who: 'workspace', id: ({ ids }) => ids.StagingItem },
  'POST /api/staging/items/{id}/furniture': {
    who: 'workspace',
    id: ({ ids }) => ids.StagingItem,
    body: ({ ids }) => ({ resultId: ids.StagingResult, edits: [{ act: 'remove', pieceKey: 'sofa1' }] }),
  },
  'GET /api/staging/{id}/packs': { who: 'workspace', id: delivered },
  'POST /api/staging/{id}/packs': {
    who: 'workspace',
    id: delivered,
    body: () => ({ label: { kind: 'none' } }),
  },
  'GET /api/packs/{id}/zip': { who: 'workspace', id: ({ ids }) => ids.Pack },
  'GET /api/staging/{id}/links': { who: 'workspace', id: delivered },
  'POST /api/staging/{id}/links': { who: 'workspace', id: delivered, body: () => ({ kind: 'delivery' }) },
  'DELETE /api/links/{id}': { who: 'workspace', id: ({ ids }) => ids.PublicLink },
  'GET /api/invoices': OWN,
  'POST /api/invoices': {
    who: 'workspace',
    body: ({ ids }) => ({
      projectId: ids.Project,
      items: [{ description: 'Staging', amount: 3 }],
      subtotal: 3,
      tax: 0,
      total: 3,
    }),
  },
  'POST /api/create-payment-intent': { who: 'workspace', body: ({ draftId }) => ({ invoiceId: draftId }) },
  'GET /api/invoices/{id}/pdf': { who: 'workspace', id: ({ paidId }) => paidId },
  'GET /api/invoices/{id}/receipt': { who: 'workspace', id: ({ paidId }) => paidId },
  'GET /api/figures.csv': { who: 'own', search: '?from=2026-01-01&to=2026-12-31' },
  'GET /api/embeds': OWN,
  'POST /api/embeds': { who: 'own', body: () => ({ kind: 'board', name: 'Mine now', origins: ['https://a.example'] }) },
  'GET /api/embeds/{id}': { who: 'workspace', id: embed },
  'PATCH /api/embeds/{id}': { who: 'workspace', id: embed, body: () => ({ name: 'Mine now' }) },
  'POST /api/embeds/{id}/secret': { who: 'workspace', id: embed },
  'POST /api/embeds/{id}/off': { who: 'workspace', id: embed },
  'POST /api/embeds/{id}/on': { who: 'workspace', id: embed },
  'DELETE /api/embeds/{id}': { who: 'workspace', id: ({ embedIds }) => embedIds.spare },
  'GET /api/webhooks': OWN,
  'POST /api/webhooks': { who: 'own', body: () => ({ url: 'https://example.com/' }) },
  'GET /api/webhooks/{id}': { who: 'workspace', id: webhook },
  'PATCH /api/webhooks/{id}': { who: 'workspace', id: webhook, body: () => ({ description: 'Mine now' }) },
  'POST /api/webhooks/{id}/off': { who: 'workspace', id: webhook },
  'POST /api/webhooks/{id}/on': { who: 'workspace', id: webhook },
  'POST /api/webhooks/{id}/secret': { who: 'workspace', id: webhook },
  'POST /api/webhooks/{id}/test': { who: 'workspace', id: webhook },
  'GET /api/webhooks/{id}/deliveries': { who: 'workspace', id: webhook },
  'POST /api/webhooks/deliveries/{id}/resend': { who: 'workspace', id: ({ ids }) => ids.WebhookDelivery },
  'DELETE /api/webhooks/{id}': { who: 'workspace', id: ({ spareWebhookId }) => spareWebhookId },
  'DELETE /api/projects/{id}': { who: 'workspace', id: ({ waiting }) => waiting.projectId },
};
