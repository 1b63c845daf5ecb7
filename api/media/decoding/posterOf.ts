import { ALL_FORMATS, FilePathSource, Input, VideoSampleSink } from 'mediabunny';
import sharp from 'sharp';
import { MOST_PIXELS } from './limits.js';

/** Seconds into the film, because films often begin dark; half of the length of a shorter one. */
const AT_SECONDS = 1;
const AT_SHARE = 1 / 3;
const QUALITY = 90;

/** The WebCodecs globals that mediabunny looks for, as in browsers. */
const CODECS = ['VideoDecoder', 'VideoFrame', 'EncodedVideoChunk', 'VideoColorSpace'] as const;

/**
 * Writes one frame of a film, upright, as a JPEG.
 * @throws Error when this machine has no decoder for the film, or its frames have over 100 megapixels
 */
export async function posterOf(source: string, target: string): Promise<void> {
  // The package has binaries for some platforms only.
  const webcodecs = await import('@napi-rs/webcodecs');
  for (const name of CODECS) Object.assign(globalThis, { [name]: webcodecs[name] });
  const input = new Input({ source: new FilePathSource(source), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error('There is no decoder for this film.');
    const pixelCount = (await track.getCodedWidth()) * (await track.getCodedHeight());
    if (pixelCount > MOST_PIXELS)
      throw new Error(`The film's pictures have ${pixelCount} pixels: more than the limit.`);
    const [from, to] = await Promise.all([track.getFirstTimestamp(), track.computeDuration()]);
    const at = from + Math.min(AT_SECONDS, (to - from) * AT_SHARE);
    const sample = await new VideoSampleSink(track).getSample(at);
    if (!sample) throw new Error(`The film has no frame at ${at} s.`);
    const { codedWidth: width, codedHeight: height, rotation, displayWidth, displayHeight } = sample;
    const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }));
    await sample.copyTo(pixels, { format: 'RGBA' });
    sample.close();
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .rotate(rotation)
      .resize({ width: displayWidth, height: displayHeight, fit: 'fill' })
      .jpeg({ quality: QUALITY })
      .toFile(target);
  } finally {
    input.dispose();
  }
}
