import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StagerFiles } from '../jobs/stagerProtocol.js';
import sharp from 'sharp';
import { noise } from './factories.js';

/** A PNG of the smallest size that can be staged and delivered. */
export const smallestPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 480, height: 360, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();

/** The files that a stager writes, as small as possible. For `shared`. */
export async function stagerFiles(): Promise<{ readonly files: StagerFiles; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stager-files-'));
  const files = {
    clean: join(folder, 'clean.png'),
    mask: join(folder, 'mask.png'),
    pieces: join(folder, 'pieces.png'),
    proof: join(folder, 'proof.jpg'),
    firstPass: join(folder, 'first-pass.jpg'),
  };
  const [png, jpeg] = [await smallestPhoto(), await noise(8, 8).jpeg().toBuffer()];
  for (const file of [files.clean, files.mask, files.pieces]) await writeFile(file, png);
  for (const file of [files.proof, files.firstPass]) await writeFile(file, jpeg);
  return { files, close: () => rm(folder, { recursive: true }) };
}
