/** Stages a photo of 24 megapixels: its result has 24 megapixels, and equals the photo outside of the mask. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runProbe } from './stagerProcess.js';

const PHOTO = fileURLToPath(new URL('../demo/photos/living-room.jpg', import.meta.url));
const SIZE = { width: 6000, height: 4000 } as const;
const TARGET = { megabytes: 1024, seconds: 90 } as const;

/** @param judge returns the verdict on a target */
export async function measureFullSize(judge: (kept: boolean, target: string) => string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stager-bench-'));
  try {
    const photo = join(folder, 'large.jpg');
    await sharp(PHOTO).resize(SIZE.width, SIZE.height, { kernel: 'cubic' }).jpeg({ quality: 95 }).toFile(photo);
    const { wallMs, peakMegabytes, width, height, strayPixels } = await runProbe('whole', photo);
    const right = width === SIZE.width && height === SIZE.height && strayPixels === 0;
    console.log(`A photo of ${SIZE.width} x ${SIZE.height} pixels:`);
    console.log(`  result ${width} x ${height}, ${strayPixels} pixels outside the mask differ from the photo`);
    console.log(`  ${judge(right, 'the size of the photo, no pixel differs')}`);
    const inTime = judge(wallMs / 1000 <= TARGET.seconds, `at most ${TARGET.seconds} s`);
    console.log(`  wall ${(wallMs / 1000).toFixed(1)} s  ${inTime}`);
    const inMemory = judge(peakMegabytes <= TARGET.megabytes, `at most ${TARGET.megabytes} MB`);
    console.log(`  peak memory ${peakMegabytes.toFixed(0)} MB  ${inMemory}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
