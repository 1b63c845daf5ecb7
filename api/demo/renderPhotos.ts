/**
 * Renders the pictures of the repository anew, with the engine itself: the demo's photos of empty rooms, and one of
 * them staged, for the README and the landing page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { beforeAfter } from '../stager/compose/beforeAfter.js';
import type { Raster } from '../stager/contract.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { stage } from '../stager/stage.js';
import { renderEmptyRoom } from '../stager/synthetic/emptyRoom.js';
import { DEMO_ROOMS } from './rooms.js';

const PHOTOS = new URL('photos/', import.meta.url);
const LANDING = new URL('../../web/routes/landing/', import.meta.url);
const SHOWN = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  preserve: { floor: false, walls: false, windows: false, ceiling: false },
  seed: 5,
} as const;

const picture = ({ width, height, data }: Raster): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

async function write(file: URL, made: Sharp, quality: number): Promise<void> {
  const { data, info } = await made.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  await writeFile(file, data);
  console.log(`${fileURLToPath(file)}: ${info.width} x ${info.height}, ${Math.round(info.size / 1024)} kB`);
}

await mkdir(PHOTOS, { recursive: true });
for (const { file, spec } of DEMO_ROOMS) await write(new URL(file, PHOTOS), picture(await renderEmptyRoom(spec)), 88);

const photo = fileURLToPath(new URL(DEMO_ROOMS[0].file, PHOTOS));
const before = await decodePhoto(photo);
const { image: after } = await stage({ ...SHOWN, photo });
const both = await beforeAfter(before, after);
await write(new URL('before-after.jpg', PHOTOS), picture(both).resize({ width: 1600 }), 80);
await write(new URL('room-before.jpg', LANDING), picture(before).resize({ width: 1440 }), 82);
await write(new URL('room-after.jpg', LANDING), picture(after).resize({ width: 1440 }), 82);
