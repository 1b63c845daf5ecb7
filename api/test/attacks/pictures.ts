/** Pictures that are small or simple but expensive to parse. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { numbers, shorts, text } from '../boxes.js';
import { noise } from '../factories.js';
import { heicPicture } from '../heic.js';

const PNG_SIGNATURE_BYTES = 8;
const PNG_FRAME_BYTES = 12;

function pngChunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([text(name), content]);
  return Buffer.concat([numbers(content.length), named, numbers(crc32(named))]);
}

/** Inserts chunks before a PNG's picture data. */
function withChunks(png: Buffer, chunks: Buffer, before: string): Buffer {
  const at = png.indexOf(before, PNG_SIGNATURE_BYTES, 'latin1') - 4;
  return Buffer.concat([png.subarray(0, at), chunks, png.subarray(at)]);
}

/** A PNG of 64 x 64 pixels with empty IDAT chunks before its picture: 12 bytes each. */
export async function pngOfEmptyChunks(count: number): Promise<Buffer> {
  const chunk = pngChunk('IDAT');
  return withChunks(await noise(64, 64).png().toBuffer(), Buffer.alloc(count * PNG_FRAME_BYTES, chunk), 'IDAT');
}

/** The same PNG with text chunks. */
export async function pngOfTexts(count: number): Promise<Buffer> {
  const chunk = pngChunk('tEXt', text('Comment\0a'));
  return withChunks(await noise(64, 64).png().toBuffer(), Buffer.alloc(count * chunk.length, chunk), 'IDAT');
}

const jpegSegment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), shorts(content.length + 2), content]);

/** Inserts bytes after a JPEG's SOI. */
async function jpegWith(bytes: Buffer): Promise<Buffer> {
  const jpeg = await noise(64, 64).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), bytes, jpeg.subarray(2)]);
}

/** A JPEG with one-byte comments. */
export function jpegOfComments(count: number): Promise<Buffer> {
  const segment = jpegSegment(0xfe, text('a'));
  return jpegWith(Buffer.alloc(count * segment.length, segment));
}

/** A JPEG with quantisation tables, each of which overwrites the one before. */
export function jpegOfTables(count: number): Promise<Buffer> {
  const segment = jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
  return jpegWith(Buffer.alloc(count * segment.length, segment));
}

/** A JPEG with that many bytes of stuffed `FF 00` after its scan's data. */
export async function jpegOfPadding(bytes: number): Promise<Buffer> {
  const jpeg = await noise(64, 64).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(bytes, Buffer.from([0xff, 0])), jpeg.subarray(-2)]);
}

/** A JPEG with fill bytes before its first segment. */
export const jpegOfFillBytes = (bytes: number): Promise<Buffer> => jpegWith(Buffer.alloc(bytes, 0xff));

/** A WebP with empty chunks of an unknown name after its picture: eight bytes each. */
export async function webpOfChunks(count: number): Promise<Buffer> {
  const webp = await noise(64, 64).webp().toBuffer();
  const chunk = Buffer.concat([text('JUNK'), numbers(0)]);
  const file = Buffer.concat([webp, Buffer.alloc(count * chunk.length, chunk)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

type PlainFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** A picture of one colour, so that a few bytes hold many pixels. */
export async function plainPicture(format: PlainFormat, width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#a08060' } as const;
  const picture = sharp({ create, limitInputPixels: false });
  return format === 'tiff' ? picture.tiff({ compression: 'deflate' }).toBuffer() : picture.toFormat(format).toBuffer();
}

/** A HEIC whose head declares that many items. */
export function heicOfItems(count: number): Buffer {
  const heic = heicPicture();
  heic.writeUInt16BE(count, heic.indexOf('iinf', 0, 'latin1') + 8);
  return heic;
}
