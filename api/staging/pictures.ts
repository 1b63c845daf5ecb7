/** The pictures that a worker made, as rows of the media library. */
import type { Media, Prisma, StagingItem, StagingJob } from '../db/generated/client.js';
import { newId } from '../domain/ids.js';

/** An object in the store. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
}

/** A picture in the store. */
export interface StoredPicture {
  readonly objectKey: string;
  readonly thumbnailKey: string;
  readonly previewKey: string;
  readonly mimeType: string;
  /** bytes */
  readonly fileSize: number;
  /** bytes of the picture and its smaller versions together */
  readonly storedBytes: number;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

interface PictureRow {
  readonly item: StagingItem & { readonly job: StagingJob; readonly input: Media };
  readonly picture: StoredPicture;
}

export function proofRow({ item, picture }: PictureRow): Prisma.MediaUncheckedCreateInput {
  return { ...row({ item, picture }, 'staged-preview'), origin: 'proof', isWatermarked: true };
}

/** @param lossless the PNG beside the JPEG */
export function finalRow({
  lossless,
  ...made
}: PictureRow & { lossless: StoredObject }): Prisma.MediaUncheckedCreateInput {
  const storedBytes = made.picture.storedBytes + lossless.bytes;
  return { ...row(made, 'staged'), origin: 'final', isWatermarked: false, losslessKey: lossless.key, storedBytes };
}

function row({ item: { job, input, roomType }, picture }: PictureRow, suffix: string) {
  const extension = EXTENSIONS[picture.mimeType];
  if (!extension) throw new Error(`Expected a JPEG, PNG or WebP, got ${picture.mimeType}.`);
  const stem = (name: string) => name.replace(/\.[^.]*$/, '');
  return {
    ...picture,
    id: newId('med'),
    workspaceId: job.workspaceId,
    projectId: job.projectId,
    type: 'image' as const,
    filename: `${stem(input.filename)}-${suffix}.${extension}`,
    originalName: `${stem(input.originalName)}-${suffix}.${extension}`,
    roomType,
  };
}
