/** Short films for tests, made of what sharp can encode: a WebP's VP8 frame, wrapped as mediabunny can wrap it. */
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { noise } from './factories.js';

/** Stands in every film's tags. */
export const PLACE = '+51.5074-000.1278/';
const SIZE = { codedWidth: 160, codedHeight: 120 };
const FRAMES = 50;
const FORMATS = { 'video/webm': WebMOutputFormat, 'video/mp4': Mp4OutputFormat, 'video/quicktime': MovOutputFormat };

/** A film of 160 x 120 pixels and five seconds whose tags name the place where it was taken. */
export async function filmWithPlace(mimeType: keyof typeof FORMATS): Promise<Buffer> {
  const webp = await noise(SIZE.codedWidth, SIZE.codedHeight).webp().toBuffer();
  const at = webp.indexOf('VP8 ');
  const frame = new Uint8Array(webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4)));
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[mimeType](), target });
  const picture = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(picture, { frameRate: 10 });
  output.setMetadataTags({ title: PLACE, comment: PLACE });
  await output.start();
  for (let index = 0; index < FRAMES; index++) {
    const packet = new EncodedPacket(frame, 'key', index / 10, 1 / 10);
    await picture.add(packet, { decoderConfig: { codec: 'vp8', ...SIZE } });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
