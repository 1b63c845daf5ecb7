/** Renderings of synthetic rooms, cached in a folder between runs: the same spec and samples give the same picture. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Raster } from '../contract.js';
import { decodePhoto } from '../photo/decode.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
import type { RoomSpec } from '../synthetic/roomSpec.js';

const FOLDER = new URL('../../../.build/renderings/', import.meta.url);
/** Paths per pixel: few suffice, as a noisy wall is still a wall. Faint lines need more. */
const SAMPLES = 6;
const BOUNCES = 1;
/** Cache version: to be raised when the renderer or the fittings change. */
const EDITION = 1;

/**
 * The room's rendering, from the cache if it is there.
 * @param samples paths per pixel
 */
export async function renderingOf(spec: RoomSpec, samples = SAMPLES): Promise<Raster> {
  const paths = { samples, bounces: BOUNCES };
  const name = createHash('sha256')
    .update(JSON.stringify([EDITION, paths, spec]))
    .digest('hex')
    .slice(0, 24);
  const file = fileURLToPath(new URL(`${name}.png`, FOLDER));
  if (existsSync(file)) return decodePhoto(file);
  const picture = await renderEmptyRoom(spec, paths);
  const { width, height, data } = picture;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    file,
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
  return picture;
}
