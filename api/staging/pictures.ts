/** The pictures that a worker made, as rows of the media library. */
import type { Media, Prisma, StagingJob } from '../db/generated/client.js';
import { newId } from '../graphql/ids.js';

/** A picture that lies in the store. */
export interface StoredPicture {
  readonly objectKey: string;
  readonly thumbnailKey: string;
  readonly previewKey: string;
  readonly mimeType: string;
  /** bytes */
  readonly fileSize: number;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

interface PictureRow {
  readonly job: StagingJob;
  readonly input: Media;
  readonly picture: StoredPicture;
}

export function proofRow({ job, input, picture }: PictureRow): Prisma.MediaUncheckedCreateInput {
  return { ...row({ job, input, picture }, 'staged-preview'), origin: 'proof', isWatermarked: true };
}

/** @param losslessKey the PNG beside the JPEG */
export function finalRow({
  losslessKey,
  ...made
}: PictureRow & { losslessKey: string }): Prisma.MediaUncheckedCreateInput {
  return { ...row(made, 'staged'), origin: 'final', isWatermarked: false, losslessKey };
}

function row({ job, input, picture }: PictureRow, suffix: string) {
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
    roomType: job.roomType,
  };
}
