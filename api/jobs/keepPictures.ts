/** The stager's pictures on their way into the store. Each is recorded, or nothing of it is left. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { makeRenditions } from '../media/renditions.js';
import type { Services } from '../services.js';
import { attemptAt } from '../staging/attempt.js';
import type { StoredObject, StoredPicture } from '../staging/pictures.js';
import { recordProof } from '../staging/recordProof.js';
import type { TakenItem, TakenJob } from '../staging/takePhoto.js';
import { type Draft, keepOrDiscard } from '../storage/draft.js';
import type { StagerOutcome } from './runStager.js';
import type { StagerFiles } from './stagerProtocol.js';

const JPEG = { mimeType: 'image/jpeg', extension: 'jpg' } as const;
const PNG = { mimeType: 'image/png', extension: 'png' } as const;
const WEBP = { mimeType: 'image/webp', extension: 'webp' } as const;

/** Writes a PNG of the stager's as it is. */
export async function putPng(draft: Draft, file: string): Promise<StoredObject> {
  const { size: bytes } = await stat(file);
  return { key: await draft.put(createReadStream(file), { folder: 'staging', ...PNG }), bytes };
}

/** Writes a JPEG with its smaller pictures, as the media library has them. */
export async function putPicture(draft: Draft, jpeg: Buffer): Promise<StoredPicture> {
  const { width, height } = await sharp(jpeg).metadata();
  const { preview, thumbnail } = await makeRenditions(jpeg);
  return {
    objectKey: await draft.put(jpeg, { folder: 'media', ...JPEG }),
    previewKey: await draft.put(preview, { folder: 'media', ...JPEG }),
    thumbnailKey: await draft.put(thumbnail, { folder: 'media', ...WEBP }),
    mimeType: JPEG.mimeType,
    fileSize: jpeg.length,
    storedBytes: jpeg.length + preview.length + thumbnail.length,
    width,
    height,
  };
}

/**
 * Puts a coarse picture into the store.
 * @param record names its key in a row; see keepOrDiscard
 * @returns what `record` answers
 */
export function keepFirstPass(
  services: Services,
  workspaceId: string,
  file: string,
  record: (key: string) => Promise<boolean>,
): Promise<boolean> {
  return keepOrDiscard(services, workspaceId, {
    write: async (draft) => draft.put(await readFile(file), { folder: 'staging', ...JPEG }),
    record,
  });
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
  const { seed } = item;
  const { plan, room, report } = outcome;
  const made = { ...attemptAt(job, item), seed, plan, room, report, seconds };
  return keepOrDiscard(services, job.workspaceId, {
    write: async (draft) => ({
      proof: await putPicture(draft, await readFile(files.proof)),
      clean: await putPng(draft, files.clean),
      mask: await putPng(draft, files.mask),
      pieces: await putPng(draft, files.pieces),
    }),
    record: (written) => recordProof(services, { ...made, ...written }),
  });
}
