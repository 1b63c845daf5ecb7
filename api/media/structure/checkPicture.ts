import { MOST_ITEMS } from '../decoding/limits.js';
import { itemCountOf } from '../../stager/colours/isoBoxes.js';
import { Refusal } from '../decoding/protocol.js';
import type { Walker } from './walk.js';
import { walkJpeg } from './walkJpeg.js';
import { walkPng } from './walkPng.js';
import { walkWebp } from './walkWebp.js';

const WALKERS: Readonly<Record<string, Walker>> = {
  'image/jpeg': walkJpeg,
  'image/png': walkPng,
  'image/webp': walkWebp,
};
const IN_BOXES = ['image/heic', 'image/heif', 'image/avif'];

/**
 * Counts a picture's parts before a decoder reads them.
 * @throws Refusal when there are too many. Other faults are left to the decoder
 */
export function checkPicture(file: Buffer, mimeType: string): void {
  const walk = WALKERS[mimeType];
  if (walk) {
    try {
      const parts = walk(file);
      while (!parts.next().done);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  if (IN_BOXES.includes(mimeType) && itemCountOf(file) > MOST_ITEMS) {
    throw new Refusal(`The picture is made of more than ${MOST_ITEMS} parts. Send it as a JPEG.`);
  }
}
