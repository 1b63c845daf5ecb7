/** Gives a picture's file its words without coding the picture anew. */
import { creditIn } from '../../media/metadata/keptExif.js';
import { pngChunk } from '../../media/metadata/stripPng.js';
import { stripperFor } from '../../media/metadata/stripMetadata.js';
import { xmpOf } from '../../stager/compose/xmp.js';
import { propertiesOf, type PictureWords } from './words.js';

/** A JPEG segment's length has two bytes, which it counts too (ITU T.81, B.1.1.4). */
const LONGEST_SEGMENT = 65_535;
const APP0 = 0xe0;
const APP1 = 0xe1;
/** How XMP is marked (ISO 16684-3). */
const JPEG_MARK = 'http://ns.adobe.com/xap/1.0/\0';
/** The keyword, and that the text is neither compressed nor in a language. */
const PNG_MARK = 'XML:com.adobe.xmp\0\0\0\0\0';

/**
 * The same picture, bit for bit, with the words and its credit as its only metadata.
 * @param file a JPEG or PNG that stands upright
 * @throws Error when the file is damaged, or the words do not fit into it
 */
export async function describeFile(file: Buffer, format: 'jpg' | 'png', words: PictureWords): Promise<Buffer> {
  const strip = stripperFor(format === 'jpg' ? 'image/jpeg' : 'image/png');
  if (!strip) throw new Error(`There is no way to change the metadata of a ${format}.`);
  const parts = [...strip(file, { orientation: 1, credit: await creditIn(file), profile: null })];
  const packet = Buffer.from(xmpOf(propertiesOf(words).text));
  const [, second] = parts;
  if (format === 'png') parts.splice(2, 0, ...pngChunk('iTXt', Buffer.from(PNG_MARK, 'latin1'), packet));
  else parts.splice(second?.[1] === APP0 ? 2 : 1, 0, jpegSegment(packet));
  return Buffer.concat(parts);
}

function jpegSegment(packet: Buffer): Buffer {
  const length = 2 + JPEG_MARK.length + packet.length;
  if (length > LONGEST_SEGMENT) throw new Error(`The words of a picture take ${length} bytes, more than a JPEG holds.`);
  const head = Buffer.from([0xff, APP1, length >> 8, length & 0xff]);
  return Buffer.concat([head, Buffer.from(JPEG_MARK, 'latin1'), packet]);
}
