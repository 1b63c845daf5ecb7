/** What of a picture's EXIF (CIPA DC-008) is kept: its orientation, and who made it and owns it. Nothing else. */
import sharp from 'sharp';
import { exifReader } from '../../stager/colours/exifColours.js';

/** The photographer's words. */
export interface Credit {
  readonly artist: string | null;
  readonly copyright: string | null;
}

const ORIENTATION = 0x0112;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const ASCII = 2;
const UTF8 = 129;
const SHORT = 3;
const UPRIGHT = 1;
const ENTRY_BYTES = 12;

/** Characters of a text; bytes that are read of it. */
const LONGEST = 300;
const MOST_BYTES = 2048;
/** Characters without a look of their own, such as those that turn the text around; joiners belong to words. */
const UNSEEN = /(?![\u200c\u200d])\p{C}/gu;

/**
 * The artist and the copyright, as plain text of one line; null when the picture names neither.
 * @param exif EXIF, or a TIFF file
 */
export function creditOf(exif: Buffer | undefined): Credit | null {
  if (!exif) return null;
  const credit = { artist: textOf(exif, ARTIST), copyright: textOf(exif, COPYRIGHT) };
  return credit.artist === null && credit.copyright === null ? null : credit;
}

/** The same of a stored picture: its bytes, or its path. */
export const creditIn = async (picture: Uint8Array | string): Promise<Credit | null> =>
  creditOf((await sharp(picture, { limitInputPixels: false }).metadata()).exif);

function textOf(exif: Buffer, tag: number): string | null {
  try {
    const { tiff, number, entry } = exifReader(exif);
    const at = entry(number(4, 4), tag);
    if (at === null) return null;
    const [type, bytes] = [number(at - 6, 2), number(at - 4, 4)];
    if (type !== ASCII && type !== UTF8) return null;
    const from = bytes <= 4 ? at : number(at, 4);
    return plainText(tiff.subarray(from, from + Math.min(bytes, MOST_BYTES)));
  } catch (error) {
    if (error instanceof RangeError) return null; // truncated
    throw error;
  }
}

/** The photographer's and the editor's copyright are two texts with a zero byte between them. */
function plainText(bytes: Buffer): string | null {
  const text = decoded(bytes)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  return [...text].slice(0, LONGEST).join('').trim() || null;
}

/** ASCII by the standard; UTF-8 or Latin by what programs write. What is cut within a character counts as UTF-8. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * EXIF with these alone: a TIFF with one directory.
 * @param kept.orientation 1..8, as in EXIF
 * @returns null when there is nothing to say: the picture is upright, and nobody is named
 */
export function exifOf(kept: { readonly orientation: number; readonly credit: Credit | null }): Buffer | null {
  const { orientation, credit } = kept;
  const texts = [
    { tag: ARTIST, text: credit?.artist ?? null },
    { tag: COPYRIGHT, text: credit?.copyright ?? null },
  ].flatMap(({ tag, text }) => (text === null ? [] : { tag, value: Buffer.from(`${text}\0`) }));
  const count = texts.length + (orientation === UPRIGHT ? 0 : 1);
  if (count === 0) return null;
  const head = Buffer.alloc(8 + 2 + count * ENTRY_BYTES + 4); // the last four bytes: no further directory
  head.write('MM\0*', 0, 'latin1');
  head.writeUInt32BE(8, 4); // offset of the directory
  head.writeUInt16BE(count, 8);
  let at = 10;
  const write = (tag: number, type: number, values: number) => {
    head.writeUInt16BE(tag, at);
    head.writeUInt16BE(type, at + 2);
    head.writeUInt32BE(values, at + 4);
    at += ENTRY_BYTES;
  };
  if (orientation !== UPRIGHT) {
    write(ORIENTATION, SHORT, 1);
    head.writeUInt16BE(orientation, at - 4);
  }
  const values: Buffer[] = [];
  let end = head.length;
  for (const { tag, value } of texts) {
    write(tag, ASCII, value.length);
    if (value.length <= 4) value.copy(head, at - 4);
    else {
      head.writeUInt32BE(end, at - 4);
      const even = Buffer.concat([value, Buffer.alloc(value.length % 2)]);
      values.push(even);
      end += even.length;
    }
  }
  return Buffer.concat([head, ...values]);
}
