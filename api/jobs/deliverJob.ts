/** The worker's part of a delivery: the finals of an approved job, at the photos' own size, without a mark. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../services.js';
import { encodeJpeg } from '../stager/compose/metadata.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { recordFinal } from '../staging/recordFinal.js';
import { settleDelivery } from '../staging/settleDelivery.js';
import { takeDelivery, type TakenDelivery } from '../staging/takeDelivery.js';
import { draftOf, keepOrDiscard } from './keepPictures.js';

/** Safe to repeat: finals that are there stay. */
export async function deliverJob(services: Services, jobId: string, signal?: AbortSignal): Promise<void> {
  const job = await takeDelivery(services, jobId);
  if (!job) return;
  for (const item of job.items) {
    signal?.throwIfAborted();
    await deliverItem(services, job.workspaceId, item);
  }
  await settleDelivery(services, jobId);
}

/**
 * A JPEG for the portals and a PNG of which the untouched pixels are counted. The PNG is the clean render, byte for
 * byte, under a key of its own: the round keeps its.
 */
async function deliverItem(services: Services, workspaceId: string, item: TakenDelivery['items'][number]) {
  const folder = await mkdtemp(join(tmpdir(), 'showhome-delivery-'));
  const draft = draftOf(services, workspaceId);
  try {
    const clean = join(folder, 'clean.png');
    await services.store.fetch(item.cleanKey, clean);
    const jpeg = await encodeJpeg(await decodePhoto(clean));
    await keepOrDiscard(draft, async () => {
      const final = await draft.putPicture(jpeg);
      const losslessKey = await draft.putFile(clean, { mimeType: 'image/png', extension: 'png' });
      return recordFinal(services, { itemId: item.itemId, final, losslessKey });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
