/** Stores the stager's pictures. Each is recorded in a row, or removed. */
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
import { together } from '../storage/together.js';
import type { StagerOutcome } from './runStager.js';
import type { StagerFiles } from './stagerProtocol.js';

const JPEG = { mimeType: 'image/jpeg', extension: 'jpg' } as const;
const PNG = { mimeType: 'image/png', extension: 'png' } as const;
const WEBP = { mimeType: 'image/webp', extension: 'webp' } as const;

/** Writes one of the stager's PNG files unchanged. */
export async function putPng(draft: Draft, file: string): Promise<StoredObject> {
  const { size: bytes } = await stat(file);
  return { key: await draft.put(createReadStream(file), { folder: 'staging', ...PNG }), bytes };
}

/** Writes a JPEG with its smaller pictures, as for the media library. */
export async function putPicture(draft: Draft, jpeg: Buffer): Promise<StoredPicture> {
  const { width, height } = await sharp(jpeg).metadata();
  const { preview, thumbnail } = await makeRenditions(jpeg);
  const [objectKey, previewKey, thumbnailKey] = await together([
    draft.put(jpeg, { folder: 'media', ...JPEG }),
    draft.put(preview, { folder: 'media', ...JPEG }),
    draft.put(thumbnail, { folder: 'media', ...WEBP }),
  ]);
  return {
    objectKey,
    previewKey,
    thumbnailKey,
    mimeType: JPEG.mimeType,
    fileSize: jpeg.length,
    storedBytes: jpeg.length + preview.length + thumbnail.length,
    width,
    height,
  };
}

/**
 * Puts a coarse picture into the store.
 * @param record records its key in a row; see keepOrDiscard
 * @returns the result of `record`
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
  /** wall time of the staging */
  readonly seconds: number;
  readonly files: StagerFiles;
}

/** @returns false when the attempt is no longer wanted: its objects are removed */
export async function keepProof(services: Services, { job, item, outcome, seconds, files }: Staged): Promise<boolean> {
  const { seed, sharedFromId } = item;
  const { plan, room, report } = outcome;
  const made = { ...attemptAt(item), seed, plan, room, report, sharedFromId, seconds };
  return keepOrDiscard(services, job.workspaceId, {
    async write(draft) {
      const [proof, clean, mask, pieces] = await together([
        readFile(files.proof).then((jpeg) => putPicture(draft, jpeg)),
        putPng(draft, files.clean),
        putPng(draft, files.mask),
        putPng(draft, files.pieces),
      ]);
      return { proof, clean, mask, pieces };
    },
    record: (written) => recordProof(services, { ...made, ...written }),
  });
}
