/** Records the results of a worker in tests, without rendering anything. */
import { randomUUID } from 'node:crypto';
import type { Plan, Report } from '../stager/contract.js';
import { frontalRoom } from '../stager/testing/frontalRoom.js';
import { attemptAt } from '../staging/attempt.js';
import { recordFinal } from '../staging/recordFinal.js';
import { recordProof } from '../staging/recordProof.js';
import { settleDelivery } from '../staging/settleDelivery.js';
import { settleJob } from '../staging/settleJob.js';
import { takeDelivery } from '../staging/takeDelivery.js';
import { takePhoto, type TakenItem, type TakenJob, type TakenPhoto } from '../staging/takePhoto.js';
import { beginTurn } from '../staging/turns/takeTurn.js';
import type { StoredPicture } from '../staging/pictures.js';
import { newObjectKey } from '../storage/keys.js';
import { noise } from './factories.js';
import type { TestServer } from './startServer.js';

export const REPORT: Report = {
  seed: 1,
  style: 'modern',
  roomType: 'living_room',
  room: frontalRoom(640, 480),
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
  clearances: [],
  notes: [],
  warnings: [{ code: 'dark', message: 'The photo is dark.' }],
  timings: {},
  cpuTimings: {},
  cpuMs: 0,
};

/** The engine's result besides the picture. */
export const PLAN: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  pieces: [{ id: 'sofa1', kind: 'sofa', width: 2.1, depth: 0.9, height: 0.8, x: 0, y: 0, z: -4, angle: 0, seed: 1 }],
  notes: [],
};
const ROOM = frontalRoom(640, 480, {
  floorOutline: [
    [0, 480],
    [0, 358],
    [128, 292],
    [512, 292],
    [640, 358],
    [640, 480],
  ],
});
export const OUTCOME = { plan: PLAN, room: ROOM, report: REPORT };

export async function storeBytes({ services }: TestServer, workspaceId: string): Promise<string> {
  const key = newObjectKey(workspaceId, 'staging', 'png');
  await services.store.write(key, await noise(8, 8).png().toBuffer(), 'image/png');
  return key;
}

export async function storePicture(server: TestServer, workspaceId: string): Promise<StoredPicture> {
  const stored = () => storeBytes(server, workspaceId);
  const [objectKey, thumbnailKey, previewKey] = await Promise.all([stored(), stored(), stored()]);
  return {
    objectKey,
    thumbnailKey,
    previewKey,
    mimeType: 'image/jpeg',
    fileSize: 10,
    storedBytes: 12,
    width: 640,
    height: 480,
  };
}

export async function proofOf(server: TestServer, job: TakenJob, item: TakenItem) {
  const [plan, room] = [{ ...PLAN, seed: item.seed, style: item.style }, ROOM];
  const stored = async () => ({ key: await storeBytes(server, job.workspaceId), bytes: 5 });
  const [clean, mask, pieces] = await Promise.all([stored(), stored(), stored()]);
  const proof = await storePicture(server, job.workspaceId);
  const { seed, sharedFromId } = item;
  return {
    ...attemptAt(item),
    seed,
    sharedFromId,
    seconds: 12,
    plan,
    room,
    report: REPORT,
    clean,
    mask,
    pieces,
    proof,
  };
}

export interface WholeJob extends TakenJob {
  readonly round: number;
  /** the images that have neither a proof nor a failure, in the job's order */
  readonly items: readonly TakenItem[];
}

/**
 * Takes every photo of a job, in any order of turns: waiting photos are begun, begun ones are resumed.
 * @returns null when nothing is left in that round
 */
export async function takeJob({ services }: TestServer, jobId: string, round: number): Promise<WholeJob | null> {
  const { prisma } = services;
  const items = await prisma.stagingItem.findMany({ where: { jobId, round }, orderBy: { position: 'asc' } });
  const photos: TakenPhoto[] = [];
  for (const { id: itemId } of items) {
    await prisma.$transaction((tx) => beginTurn(tx, randomUUID(), { itemId, startTag: 0 }));
    const photo = await takePhoto(services, { itemId, round });
    if (photo) photos.push(photo);
  }
  const [photo] = photos;
  return photo ? { ...photo.job, round, items: photos.map(({ item }) => item) } : null;
}

/** Takes a job and records a proof for every image. */
export async function stageAll(server: TestServer, jobId: string, round = 0): Promise<WholeJob> {
  const job = await takeJob(server, jobId, round);
  if (!job) throw new Error('Expected a job to take.');
  for (const item of job.items) await recordProof(server.services, await proofOf(server, job, item));
  if (!(await settleJob(server.services, jobId))) throw new Error('Expected the job to settle.');
  return job;
}

/** Records the finals of an approved job. */
export async function deliverAll(server: TestServer, jobId: string): Promise<void> {
  const delivery = await takeDelivery(server.services, jobId);
  if (!delivery) throw new Error('Expected an approved job.');
  for (const item of delivery.items) {
    const final = await storePicture(server, delivery.workspaceId);
    const lossless = { key: await storeBytes(server, delivery.workspaceId), bytes: 7 };
    await recordFinal(server.services, { ...item, final, lossless });
  }
  if (!(await settleDelivery(server.services, jobId))) throw new Error('Expected the delivery to settle.');
}
