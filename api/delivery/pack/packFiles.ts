/** The files of a pack. Each is made when it is asked for, so the same list serves the ZIP and single downloads. */
import { readFile } from 'node:fs/promises';
import { describeFile } from '../pictures/describeFile.js';
import { PictureFault } from '../pictures/pictureFault.js';
import { renderPicture } from '../pictures/renderPicture.js';
import { type PictureSize, SIZES } from '../pictures/sizes.js';
import type { PictureWords } from '../pictures/words.js';
import { beforeAfter } from './beforeAfter.js';
import { disclosurePdf } from './disclosurePdf.js';
import { disclosureText } from './disclosureText.js';
import { wordsOf } from '../../shared/labelProfile.js';
import { labelOf } from './labelOf.js';
import type { Pack, PackPhoto, PictureSource } from './pack.js';
import { pictureName, slug, uniqueNames } from './packNames.js';
import type { PackEntry } from './packZip.js';
import { captionOf } from './statement.js';

export interface PackFile extends PackEntry {
  readonly mimeType: 'image/jpeg' | 'image/png' | 'text/plain' | 'application/pdf';
  /** @param onWithoutCode called with a sentence where a staged picture has no room for the code that was chosen */
  readonly make: (signal: AbortSignal, onWithoutCode?: (why: string) => void) => Promise<Buffer>;
}

const [BEFORE, AFTER] = ['Before', 'After'];

/** A photo with the names of its files. */
interface NamedPhoto {
  readonly photo: PackPhoto;
  readonly place: number;
  readonly original: string;
  readonly words: PictureWords;
}

/** The text comes first: it is ready at once, so that a download begins at once. */
export function packFiles(pack: Pack): readonly PackFile[] {
  const { choice } = pack;
  const unique = uniqueNames();
  const text = unique('disclosure.txt');
  const pdf = unique('disclosure.pdf');
  const photos = pack.photos.map((photo, place) => {
    const named = nameOriginal(photo, place, unique);
    return { named, staged: stagedFiles(pack, named, unique), split: splitFiles(pack, named, unique) };
  });
  const disclosed = photos.map(({ named, staged }) => ({
    room: named.photo.room,
    staged: staged.map(({ name }) => name),
    original: named.original,
    altText: named.photo.report.altText,
    page: named.photo.page,
    report: named.photo.report,
    openOriginal: opening(named.photo.original),
    openStaged: opening(named.photo.staged.source),
  }));
  const { address, page, brokerage, deliveredAt, units, paper } = pack;
  const disclosure = { address, page, brokerage, deliveredAt, units, paper, photos: disclosed };
  return [
    ...(choice.disclosureText ? [textFile(text, () => disclosureText(disclosure))] : []),
    ...photos.flatMap(({ named, staged, split }) => [
      ...(choice.originals || named.photo.page === null ? [originalFile(named)] : []),
      ...staged,
      ...split,
    ]),
    ...(choice.disclosurePdf ? [pdfFile(pdf, (signal) => disclosurePdf(disclosure, signal))] : []),
  ];
}

function nameOriginal(photo: PackPhoto, place: number, unique: (name: string) => string): NamedPhoto {
  const { room, page, report } = photo;
  const original = unique(pictureName({ place, room, what: 'original', extension: 'jpg' }));
  return { photo, place, original, words: { caption: captionOf({ page, original }), altText: report.altText, page } };
}

const opening = (source: PictureSource) => (signal: AbortSignal) =>
  typeof source === 'string' ? Promise.resolve(source) : source(signal);

async function bytesOf(source: PictureSource, signal: AbortSignal): Promise<Buffer> {
  const opened = await opening(source)(signal);
  if (typeof opened === 'string') return readFile(opened, { signal });
  return Buffer.from(opened.buffer, opened.byteOffset, opened.length);
}

/** A file of the pack cannot be made as it was chosen; the message is a sentence for the user that names it. */
export class PackFault extends Error {
  override readonly name = 'PackFault';
}

const jpegFile = (name: string, make: PackFile['make']): PackFile => ({
  name,
  mimeType: 'image/jpeg',
  deflate: false,
  make: (...how) => make(...how).catch((error: unknown) => refuse(name, error)),
});

function refuse(name: string, error: unknown): never {
  if (!(error instanceof PictureFault)) throw error;
  throw new PackFault(`${name} could not be made, because ${error.message}. ${error.advice}`, { cause: error });
}

const textFile = (name: string, write: () => Buffer): PackFile => ({
  name,
  mimeType: 'text/plain',
  deflate: true,
  make: () => Promise.resolve(write()),
});

const pdfFile = (name: string, make: PackFile['make']): PackFile => ({
  name,
  mimeType: 'application/pdf',
  deflate: false,
  make,
});

/** The photo as it was, upright and in sRGB, without the camera's metadata but the photographer's credit. */
const originalFile = ({ photo, original }: NamedPhoto): PackFile =>
  jpegFile(original, async (signal) => renderPicture(await opening(photo.original)(signal), SIZES.full, null));

function stagedFiles({ profile, choice }: Pack, named: NamedPhoto, unique: (name: string) => string): PackFile[] {
  const { photo, place, words } = named;
  const label = labelOf(profile, photo.page);
  return Object.entries(choice.sizes).map(([sizeName, size]): PackFile => {
    const asItIs = label === null && isFull(size);
    const extension = asItIs ? photo.staged.format : 'jpg';
    const what = sizeName === 'full' ? 'staged' : `staged-${slug(sizeName, 'size')}`;
    const name = unique(pictureName({ place, room: photo.room, what, extension }));
    if (asItIs) return fileAsItIs(name, photo, words);
    return jpegFile(name, async (signal, onWithoutCode) => {
      if (profile.kind !== 'none' && profile.qr && photo.page === null) onWithoutCode?.(LEADS_NOWHERE);
      return renderPicture(await opening(photo.staged.source)(signal), size, { label, words, onWithoutCode });
    });
  });
}

const LEADS_NOWHERE = 'This pack names no public page that one could lead to.';

const isFull = ({ longest, mostBytes }: PictureSize) => longest === null && mostBytes === null;

/** Neither labelled nor coded anew: only its words are set. */
const fileAsItIs = (name: string, { staged }: PackPhoto, words: PictureWords): PackFile => ({
  name,
  mimeType: staged.format === 'png' ? 'image/png' : 'image/jpeg',
  deflate: false,
  make: async (signal) => describeFile(await bytesOf(staged.source, signal), staged.format, words),
});

function splitFiles({ profile, choice }: Pack, named: NamedPhoto, unique: (name: string) => string): PackFile[] {
  const { photo, place, words } = named;
  const after = profile.kind === 'none' ? AFTER : `${AFTER} · ${wordsOf(profile)}`;
  return choice.beforeAfter.map((form) => {
    const what = `before-after-${form.split}-${form.shape}`;
    const name = unique(pictureName({ place, room: photo.room, what, extension: 'jpg' }));
    return jpegFile(name, async (signal) => {
      const pictures = {
        before: await opening(photo.original)(signal),
        after: await opening(photo.staged.source)(signal),
      };
      return beforeAfter({ ...pictures, focus: photo.focus, words, labels: { before: BEFORE, after } }, form);
    });
  });
}
