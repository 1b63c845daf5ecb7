/** The stager's pictures on their way into the store. Each is recorded, or nothing of it is left. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeRenditions } from '../media/renditions.js';
import type { Services } from '../services.js';
import type { StoredPicture } from '../staging/pictures.js';
import { recordProof } from '../staging/recordProof.js';
import type { TakenItem, TakenJob } from '../staging/takeJob.js';
import { newObjectKey } from '../storage/keys.js';
import { discardObjects } from './removeObjects.js';
import type { StagerOutcome } from './runStager.js';
import type { StagerFiles } from './stagerProtocol.js';

const JPEG = { mimeType: 'image/jpeg', extension: 'jpg' } as const;
const PNG = { mimeType: 'image/png', extension: 'png' } as const;

type Format = typeof JPEG | typeof PNG;

/** Files written under one roof: kept together or removed together. */
export function draftOf(services: Services, workspaceId: string) {
  const written: string[] = [];
  const put = async (folder: 'media' | 'staging', extension: string, body: Buffer, mimeType: string) => {
    const key = newObjectKey(workspaceId, folder, extension);
    written.push(key);
    await services.store.write(key, body, mimeType);
    return key;
  };
  return {
    put,
    async putFile(file: string, { extension, mimeType }: Format): Promise<string> {
      const key = newObjectKey(workspaceId, 'staging', extension);
      written.push(key);
      await services.store.write(key, createReadStream(file), mimeType);
      return key;
    },
    /** A JPEG with its smaller pictures, as the media library has them. */
    async putPicture(jpeg: Buffer): Promise<StoredPicture> {
      const { width, height } = await sharp(jpeg).metadata();
      const { preview, thumbnail } = await makeRenditions(jpeg);
      return {
        objectKey: await put('media', JPEG.extension, jpeg, JPEG.mimeType),
        previewKey: await put('media', 'jpg', preview, 'image/jpeg'),
        thumbnailKey: await put('media', 'webp', thumbnail, 'image/webp'),
        mimeType: JPEG.mimeType,
        fileSize: jpeg.length,
        width,
        height,
      };
    },
    discard: () => discardObjects(services, written),
  };
}

export type Draft = ReturnType<typeof draftOf>;

/** Runs `work`; what it wrote stays only where it answers true. */
export async function keepOrDiscard(draft: Draft, work: () => Promise<boolean>): Promise<boolean> {
  try {
    const kept = await work();
    if (!kept) await draft.discard();
    return kept;
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

/** Puts a coarse picture into the store. @returns its key */
export async function keepFirstPass(services: Services, workspaceId: string, file: string): Promise<string> {
  const key = newObjectKey(workspaceId, 'staging', JPEG.extension);
  await services.store.write(key, await readFile(file), JPEG.mimeType);
  return key;
}

interface Staged {
  readonly job: TakenJob;
  readonly item: TakenItem;
  readonly outcome: StagerOutcome;
  /** wall time that it took */
  readonly seconds: number;
  readonly files: StagerFiles;
}

/** @returns false where nobody waits for it any more: nothing is left of it */
export async function keepProof(services: Services, { job, item, outcome, seconds, files }: Staged): Promise<boolean> {
  const draft = draftOf(services, job.workspaceId);
  return keepOrDiscard(draft, async () => {
    const proof = await draft.putPicture(await readFile(files.proof));
    const cleanKey = await draft.putFile(files.clean, PNG);
    const maskKey = await draft.putFile(files.mask, PNG);
    const piecesKey = await draft.putFile(files.pieces, PNG);
    const { plan, room, report } = outcome;
    return recordProof(services, {
      job,
      itemId: item.itemId,
      outline: item.outline,
      seed: item.seed,
      plan,
      room,
      report,
      cleanKey,
      maskKey,
      piecesKey,
      seconds,
      proof,
    });
  });
}
