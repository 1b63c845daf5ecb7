import type { Readable } from 'node:stream';
import type { Caller } from '../accounts/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import type { Media } from '../db/generated/client.js';
import { newId } from '../graphql/ids.js';
import { discardObjects } from '../jobs/removeObjects.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { newObjectKey } from '../storage/keys.js';
import type { CleanFile } from './cleanFile.js';
import { FORMATS } from './formats.js';
import { plainName } from './plainName.js';
import type { SentUpload } from './upload.rules.js';

interface Kept {
  readonly input: SentUpload;
  readonly file: CleanFile;
  /** bytes */
  readonly fileSize: number;
  readonly open: () => Readable;
}

/** Puts a clean file and its smaller pictures into the store and the media library; all of it or nothing. */
export async function keepMedia(
  caller: Caller,
  services: Services,
  { input, file, fileSize, open }: Kept,
): Promise<Media> {
  const { prisma, store } = services;
  const { mimeType, width, height, duration, renditions } = file;
  const { extension, type } = FORMATS[mimeType];
  const key = (ending: string) => newObjectKey(caller.workspaceId, 'media', ending);
  const objectKey = key(extension);
  const previewKey = renditions && key('jpg');
  const thumbnailKey = renditions && key('webp');
  try {
    await store.write(objectKey, open(), mimeType);
    if (renditions && previewKey) await store.write(previewKey, renditions.preview, 'image/jpeg');
    if (renditions && thumbnailKey) await store.write(thumbnailKey, renditions.thumbnail, 'image/webp');
    return await prisma.$transaction(async (tx) => {
      const project = await requireProject(caller, tx, input.projectId);
      const media = await tx.media.create({
        data: {
          id: newId('med'),
          workspaceId: caller.workspaceId,
          projectId: project.id,
          type,
          mimeType,
          width,
          height,
          duration,
          fileSize,
          objectKey,
          previewKey,
          thumbnailKey,
          filename: plainName(input.originalName, extension),
          originalName: input.originalName,
          roomType: input.roomType,
        },
      });
      await recordActivity(tx, {
        workspaceId: caller.workspaceId,
        actorId: caller.userId,
        action: 'media_uploaded',
        entityType: 'media',
        entityId: media.id,
        description: `${type === 'image' ? 'Photo' : 'Video'} added to ${project.address}`,
      });
      return media;
    });
  } catch (error) {
    await discardObjects(
      services,
      [objectKey, previewKey, thumbnailKey].filter((written) => written !== null),
    );
    throw error;
  }
}
