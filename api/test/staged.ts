/** A worker's hand in tests: what it would report of a job, without rendering anything. */
import type { Report, StageResult } from '../stager/contract.js';
import { frontalRoom } from '../stager/testing/frontalRoom.js';
import { recordFinal } from '../staging/recordFinal.js';
import { recordProof } from '../staging/recordProof.js';
import { settleDelivery } from '../staging/settleDelivery.js';
import { settleJob } from '../staging/settleJob.js';
import { takeDelivery } from '../staging/takeDelivery.js';
import { takeJob, type TakenItem, type TakenJob } from '../staging/takeJob.js';
import type { StoredPicture } from '../staging/pictures.js';
import { newObjectKey } from '../storage/keys.js';
import { noise } from './factories.js';
import type { TestServer } from './startServer.js';

const REPORT = {
  altText: 'A living room with a sofa.',
  width: 640,
  height: 480,
  furniture: [
    {
      id: 'sofa1',
      kind: 'sofa',
      label: 'three-seat sofa',
      size: [2.1, 0.9, 0.8],
      position: [0, 0, -2],
      rotation: 0,
      footprint: [
        [-40, 300],
        [320, 300],
        [200, 200],
      ],
    },
  ],
  preserved: {
    floor: { pixels: 100, untouched: 60 },
    walls: { pixels: 200, untouched: 200 },
    windows: { pixels: 50, untouched: 50 },
    ceiling: { pixels: 80, untouched: 80 },
  },
  changedPixels: 40,
  warnings: [{ code: 'dark', message: 'The photo is dark.' }],
} as unknown as Report;

export async function storeBytes({ services }: TestServer, workspaceId: string): Promise<string> {
  const key = newObjectKey(workspaceId, 'staging', 'png');
  await services.store.write(key, await noise(8, 8).png().toBuffer(), 'image/png');
  return key;
}

export async function storePicture(server: TestServer, workspaceId: string): Promise<StoredPicture> {
  const [objectKey, thumbnailKey, previewKey] = await Promise.all([1, 2, 3].map(() => storeBytes(server, workspaceId)));
  return { objectKey, thumbnailKey, previewKey, mimeType: 'image/jpeg', fileSize: 10, width: 640, height: 480 };
}

export async function proofOf(server: TestServer, job: TakenJob, item: TakenItem) {
  const plan = { seed: item.seed } as StageResult['plan'];
  const room = frontalRoom(640, 480);
  const [cleanKey, maskKey, piecesKey] = await Promise.all([1, 2, 3].map(() => storeBytes(server, job.workspaceId)));
  const proof = await storePicture(server, job.workspaceId);
  const { itemId, outline, seed } = item;
  return { job, itemId, outline, seed, seconds: 12, plan, room, report: REPORT, cleanKey, maskKey, piecesKey, proof };
}

/** Takes a job and gives every image of it a proof. */
export async function stageAll(server: TestServer, jobId: string, round = 0): Promise<TakenJob> {
  const job = await takeJob(server.services, jobId, round);
  if (!job) throw new Error('Expected a job to take.');
  for (const item of job.items) await recordProof(server.services, await proofOf(server, job, item));
  if (!(await settleJob(server.services, jobId, round))) throw new Error('Expected the job to settle.');
  return job;
}

/** Writes the finals of an approved job. */
export async function deliverAll(server: TestServer, jobId: string): Promise<void> {
  const delivery = await takeDelivery(server.services, jobId);
  if (!delivery) throw new Error('Expected an approved job.');
  for (const { itemId } of delivery.items) {
    const final = await storePicture(server, delivery.workspaceId);
    await recordFinal(server.services, { itemId, final, losslessKey: await storeBytes(server, delivery.workspaceId) });
  }
  if (!(await settleDelivery(server.services, jobId))) throw new Error('Expected the delivery to settle.');
}
