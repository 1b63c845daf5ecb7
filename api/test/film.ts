/** Short films for tests, made from sharp's output: a WebP's VP8 frame, muxed by mediabunny. */
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { Sharp } from 'sharp';
import { noise } from './factories.js';

/** A location in every film's tags. */
export const PLACE = '+51.5074-000.1278/';
const SIZE = { codedWidth: 160, codedHeight: 120 };
const FRAMES = 50;
const FORMATS = { 'video/webm': WebMOutputFormat, 'video/mp4': Mp4OutputFormat, 'video/quicktime': MovOutputFormat };

interface FilmOptions {
  /** what its head says; its frames are VP8 in every case */
  readonly codec?: 'vp8' | 'prores';
  /** clockwise degrees that make it upright */
  readonly rotation?: 0 | 90 | 180 | 270;
  /** its frame, 160 x 120 pixels; default: noise */
  readonly picture?: Sharp;
  /** the size that its head declares */
  readonly announced?: { readonly codedWidth: number; readonly codedHeight: number };
}

/** A film of 160 x 120 pixels and five seconds, with its location in the tags. */
export async function filmWithPlace(mimeType: keyof typeof FORMATS, options: FilmOptions = {}): Promise<Buffer> {
  const {
    codec = 'vp8',
    rotation = 0,
    picture: still = noise(SIZE.codedWidth, SIZE.codedHeight),
    announced = SIZE,
  } = options;
  const webp = await still.webp().toBuffer();
  const at = webp.indexOf('VP8 ');
  const frame = new Uint8Array(webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4)));
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[mimeType](), target });
  const picture = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(picture, { frameRate: 10, rotation });
  output.setMetadataTags({ title: PLACE, comment: PLACE });
  await output.start();
  for (let index = 0; index < FRAMES; index++) {
    const packet = new EncodedPacket(frame, 'key', index / 10, 1 / 10);
    await picture.add(packet, { decoderConfig: { codec: codec === 'vp8' ? 'vp8' : 'apcn', ...announced } });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
