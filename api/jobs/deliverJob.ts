/** The worker's part of a delivery: the finals of an approved job, at the photos' own size, without the mark. */
import { join } from 'node:path';
import { creditIn } from '../media/metadata/keptExif.js';
import { withCredit } from '../media/metadata/withCredit.js';
import type { Services } from '../services.js';
import { encodeJpeg } from '../stager/compose/encode.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { WORK_ROOM } from './workRoom.js';
import { recordFinal } from '../staging/recordFinal.js';
import { settleDelivery } from '../staging/settleDelivery.js';
import { takeDelivery, type TakenDelivery } from '../staging/takeDelivery.js';
import { keepOrDiscard } from '../storage/draft.js';
import { putPicture, putPng } from './keepPictures.js';
import { inWorkFolder } from '../storage/workFolder.js';

/** Idempotent: existing finals stay. */
export async function deliverJob(services: Services, jobId: string, signal?: AbortSignal): Promise<void> {
  const job = await takeDelivery(services, jobId);
  if (!job) return;
  for (const item of job.items) {
    signal?.throwIfAborted();
    await services.disk.wait(WORK_ROOM, signal);
    await deliverItem(services, job.workspaceId, item);
  }
  await settleDelivery(services, jobId);
}

/**
 * Writes a JPEG for the portals, and a PNG by which untouched pixels are counted. The PNG is a copy of the clean render
 * under a key of its own; the round keeps its object.
 */
async function deliverItem(services: Services, workspaceId: string, item: TakenDelivery['items'][number]) {
  await inWorkFolder('delivery', async (folder) => {
    const clean = join(folder, 'clean.png');
    await services.store.fetch(item.cleanKey, clean);
    const jpeg = withCredit(await encodeJpeg(await decodePhoto(clean)), await creditIn(clean));
    await keepOrDiscard(services, workspaceId, {
      write: async (draft) => ({ final: await putPicture(draft, jpeg), lossless: await putPng(draft, clean) }),
      record: (written) => recordFinal(services, { ...item, ...written }),
    });
  });
}
