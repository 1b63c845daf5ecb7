/** The files of the attack, each expensive for a reader without limits. At most 100 MB each. */
import { heicPicture } from '../test/heic.js';
import { filmOfAnEmptyRun, filmOfManySamples, webmOfManyBlocks } from '../test/attacks/film.js';
import {
  heicOfItems,
  jpegOfComments,
  jpegOfFillBytes,
  jpegOfPadding,
  jpegOfTables,
  plainPicture,
  pngOfEmptyChunks,
  pngOfTexts,
  webpOfChunks,
} from '../test/attacks/pictures.js';

export interface AttackFile {
  readonly name: string;
  readonly mimeType: string;
  readonly make: () => Buffer | Promise<Buffer>;
  /** how many are finalised concurrently */
  readonly times?: number;
}

const MB = 1_000_000;
const film = (samples: number, table?: 'constant' | 'listed') => () => filmOfManySamples({ samples, table });

export const ATTACK_FILES: readonly AttackFile[] = [
  { name: 'MP4, 0.1 M samples (0.5 MB)', mimeType: 'video/mp4', make: film(100_000) },
  { name: 'MP4, 0.5 M samples, the most', mimeType: 'video/mp4', make: film(499_999) },
  { name: 'MP4, 2 M samples (10 MB)', mimeType: 'video/mp4', make: film(2_000_000) },
  { name: 'MP4, 20 M samples (100 MB)', mimeType: 'video/mp4', make: film(20_000_000) },
  { name: 'MP4, 7.5 M listed (98 MB)', mimeType: 'video/mp4', make: film(7_500_000, 'listed') },
  { name: 'MP4, an empty run of 4 G', mimeType: 'video/mp4', make: () => filmOfAnEmptyRun(4_000_000_000) },
  { name: 'WebM, 14 M blocks (98 MB)', mimeType: 'video/webm', make: () => webmOfManyBlocks(14_000_000) },
  { name: 'PNG, 8.7 M chunks (104 MB)', mimeType: 'image/png', make: () => pngOfEmptyChunks(8_700_000) },
  { name: 'the same, two at once', mimeType: 'image/png', make: () => pngOfEmptyChunks(8_700_000), times: 2 },
  { name: 'PNG, 49,000 chunks', mimeType: 'image/png', make: () => pngOfEmptyChunks(49_000) },
  { name: 'PNG, 4.7 M texts (104 MB)', mimeType: 'image/png', make: () => pngOfTexts(4_700_000) },
  { name: 'JPEG, 6 M comments (30 MB)', mimeType: 'image/jpeg', make: () => jpegOfComments(6_000_000) },
  { name: 'JPEG, 435,000 tables', mimeType: 'image/jpeg', make: () => jpegOfTables(435_000) },
  { name: 'JPEG, FF 00 (100 MB)', mimeType: 'image/jpeg', make: () => jpegOfPadding(100 * MB) },
  { name: 'JPEG, FF FF (100 MB)', mimeType: 'image/jpeg', make: () => jpegOfFillBytes(100 * MB) },
  { name: 'WebP, 12 M chunks (96 MB)', mimeType: 'image/webp', make: () => webpOfChunks(12_000_000) },
  { name: 'HEIC, 60,000 items', mimeType: 'image/heic', make: () => heicOfItems(60_000) },
  { name: 'HEIC, 16,000 x 6,000 announced', mimeType: 'image/heic', make: () => heicOfSize(16_000, 6000) },
  ...(['jpeg', 'png', 'avif', 'tiff'] as const).map((format) => ({
    name: `${format.toUpperCase()}, 100 megapixels`,
    mimeType: `image/${format}`,
    make: () => plainPicture(format, 10_000, 10_000),
  })),
  { name: 'WebP, 100 megapixels', mimeType: 'image/webp', make: () => plainPicture('webp', 10_000, 10_000) },
];

const heicOfSize = (width: number, height: number) => heicPicture({ announced: { width, height } });
