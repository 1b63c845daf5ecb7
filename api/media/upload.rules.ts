import { LARGEST_UPLOAD } from '../shared/limits.js';
import { z } from 'zod';
import { text } from '../domain/rules.js';
import { ROOM_TYPES } from '../stager/contract.js';
import { mayBeAccepted } from './formats.js';

export const ACCEPTED = 'a JPEG, PNG, WebP, HEIC, AVIF or TIFF picture, or an MP4, QuickTime or WebM film';

export const NAME_WORDS = 'Its name, at most 255 characters. One without anything before its ending gets a name.';
/** May be empty: pasted and shared files have none. */
const originalName = text('The file name', 255);

export const uploadRequest = z.object({
  projectId: z.string(),
  originalName,
  mimeType: z.string().trim().toLowerCase().refine(mayBeAccepted, `Expected ${ACCEPTED}.`),
  fileSize: z.int().min(1, 'The file is empty').max(LARGEST_UPLOAD, 'The file is larger than 100 MB'),
});
export type UploadRequest = z.output<typeof uploadRequest>;

export const sentUpload = z.object({
  projectId: z.string(),
  uploadUrl: z.string(),
  originalName,
  fileSize: z.int().nullish(),
  mimeType: z.string().nullish(),
  roomType: z.enum(ROOM_TYPES).nullish(),
});
export type SentUpload = z.output<typeof sentUpload>;
