/** Renders of made-up rooms, kept in a folder between runs: the same spec and samples give the same picture. */
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
/** Few paths are enough: a noisy wall is a wall. Faint lines need more, or they come out dotted. */
const SAMPLES = 6;
const BOUNCES = 1;
/** To be raised when the renderer or the fittings change: what was kept is then rendered anew. */
const EDITION = 1;

/**
 * The room's picture, rendered now or kept from before.
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
