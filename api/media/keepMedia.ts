import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import type { Media, Upload } from '../db/generated/client.js';
import { newId } from '../domain/ids.js';
import { keepOrDiscard } from '../storage/draft.js';
import { sendRemoval } from '../storage/removeObjects.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { recordEvent } from '../webhooks/recordEvent.js';
import { settleUpload } from './claimUpload.js';
import type { CleanFile, RenditionFiles } from './decoding/protocol.js';
import { formatOf } from './formats.js';
import { plainName, sayableName } from './plainName.js';
import { requireQuota } from './quota/requireQuota.js';
import type { SentUpload } from './upload.rules.js';
import { writeAs } from '../domain/write.js';

const PREVIEW = { folder: 'media', extension: 'jpg', mimeType: 'image/jpeg' } as const;
const THUMBNAIL = { folder: 'media', extension: 'webp', mimeType: 'image/webp' } as const;

interface Kept {
  readonly input: SentUpload;
  readonly file: CleanFile;
  /** bytes */
  readonly fileSize: number;
  /** path of the file */
  readonly path: string;
  /** the upload, which is settled with this */
  readonly upload: Upload;
}

/**
 * Stores a clean file and its smaller pictures in the store and the media library, all or nothing.
 * @throws NotFoundError for the project; QuotaError
 */
export async function keepMedia(
  caller: Caller,
  services: Services,
  { input, file, fileSize, path, upload }: Kept,
): Promise<Media> {
  const { prisma, env } = services;
  const { mimeType, width, height, duration, renditions } = file;
  const { extension, type } = formatOf(mimeType);
  const originalName = sayableName(input.originalName, { type, extension });
  const { workspaceId } = caller;
  const id = newId('med');
  // later, so that the person does not wait for it
  const isPhoto = type === 'image';
  const storedBytes = fileSize + (await bytesOf(renditions));
  await keepOrDiscard(services, workspaceId, {
    write: async (draft) => ({
      objectKey: await draft.put(createReadStream(path), { folder: 'media', extension, mimeType }),
      previewKey: renditions && (await draft.put(createReadStream(renditions.preview), PREVIEW)),
      thumbnailKey: renditions && (await draft.put(createReadStream(renditions.thumbnail), THUMBNAIL)),
    }),
    record: (keys) =>
      writeAs(caller, prisma, async (tx) => {
        const { id: projectId, address } = await requireProject(caller, tx, input.projectId);
        await settleUpload(tx, upload); // the file's own size counts from now on
        await requireQuota(tx, { workspaceId, quota: env.workspaceQuota, bytes: storedBytes });
        await tx.media.create({
          data: {
            id,
            workspaceId,
            projectId,
            type,
            mimeType,
            width,
            height,
            duration,
            fileSize,
            storedBytes,
            ...keys,
            filename: plainName(originalName, extension),
            originalName,
            roomType: input.roomType,
            lookAskedAt: isPhoto ? new Date() : null,
          },
        });
        await recordActivity(tx, {
          workspaceId,
          actorId: actorIdOf(caller),
          action: 'media_uploaded',
          entityType: 'media',
          entityId: id,
          description: `${type === 'image' ? 'Photo' : 'Video'} added to ${address}`,
        });
        const data = { mediaId: id, projectId, mediaType: type };
        await recordEvent(tx, { workspaceId, type: 'media.created', objectId: id, data });
        if (isPhoto) await services.queue.send(tx, { kind: 'suggestRoom', mediaId: id });
        await sendRemoval(services, tx, [upload.objectKey]);
        return true;
      }),
  });
  return prisma.media.findUniqueOrThrow({ where: { id } });
}

async function bytesOf(files: RenditionFiles | null): Promise<number> {
  const sizes = await Promise.all(Object.values(files ?? {}).map(async (path: string) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
