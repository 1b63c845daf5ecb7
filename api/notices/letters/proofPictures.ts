/** Small pictures of a job's proofs, as attachments: mail clients cannot sign in to see ours. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { LetterPicture } from '../../mail/letter/parts.js';
import type { Attachment } from '../../mail/mailer.js';
import type { Services } from '../../services.js';
import { ROOM_TYPE_OPTIONS } from '../../shared/stagingOptions.js';
import type { NoticedJob } from '../rows.js';

/** Of one mail. */
export const MOST_PICTURES = 6;
/** Bytes of one picture. */
const MOST_BYTES = 30 * 1024;
/** Pixels: twice the width at which the mail shows them, for fine screens. */
const WIDTH = 528;
/** Of JPEG, from the best. */
const QUALITIES = [78, 68, 58, 48, 38, 28];

export interface AttachedPicture {
  readonly picture: LetterPicture;
  readonly attachment: Attachment;
}

/** The first pictures in the job's order; without those whose object is gone. */
export async function proofPictures(
  { store }: Pick<Services, 'store'>,
  { items }: NoticedJob,
): Promise<readonly AttachedPicture[]> {
  const attached: AttachedPicture[] = [];
  for (const [index, { proof, roomType }] of items.entries()) {
    if (attached.length === MOST_PICTURES) break;
    // the proof itself is marked PREVIEW, and so is its thumbnail
    const key = proof?.thumbnailKey ?? null;
    if (key === null || !(await store.info(key))) continue;
    const { jpeg, width, height } = await smallJpeg(await buffer(await store.read(key)));
    const caption = `Photo ${index + 1}: ${ROOM_TYPE_OPTIONS[roomType].label.toLowerCase()}`;
    const cid = `proof${index + 1}@showhome`;
    attached.push({
      picture: { cid, caption, width: width / 2, height: height / 2 },
      attachment: { filename: `photo-${index + 1}-preview.jpg`, content: jpeg, contentType: 'image/jpeg', cid },
    });
  }
  return attached;
}

/** JPEG, which every mail client shows, of at most MOST_BYTES. */
async function smallJpeg(thumbnail: Buffer) {
  const pixels = sharp(thumbnail).resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true });
  const { data: raw, info } = await pixels.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = (side: number, quality: number) =>
    sharp(raw, { raw: { width, height, channels } })
      .resize({ width: side })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await encode(width, quality);
    if (jpeg.length <= MOST_BYTES) return { jpeg, width, height };
  }
  // noise: a quarter of the pixels fits
  return { jpeg: await encode(Math.ceil(width / 2), 28), width, height };
}
