/** Renders the demo's photos of empty rooms anew, with the engine itself. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { renderEmptyRoom } from '../stager/synthetic/emptyRoom.js';
import { DEMO_ROOMS } from './rooms.js';

const folder = new URL('photos/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { file, spec } of DEMO_ROOMS) {
  const { width, height, data } = await renderEmptyRoom(spec);
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(new URL(file, folder), jpeg);
  console.log(`${file}: ${width} x ${height}, ${Math.round(jpeg.length / 1024)} kB`);
}
