/**
 * Renders the repository's pictures with the engine: the demo's photos of empty rooms, and one of them staged, for the
 * README and the landing page.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAfter } from '../stager/compose/beforeAfter.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { stage } from '../stager/stage.js';
import { renderEmptyRoom } from '../stager/synthetic/emptyRoom.js';
import { toSharp, writeForWeb, writeJpeg } from './pictures.js';
import { DEMO_ROOMS } from './rooms.js';

const PHOTOS = new URL('photos/', import.meta.url);
const EXAMPLE = new URL('../../web/components/pictures/', import.meta.url);
/** Paths per pixel; high, because these pictures are the first that a visitor sees. */
const SAMPLES = 96;
const SHOWN = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  preserve: { floor: false, walls: false, windows: false, ceiling: false },
  seed: 5,
} as const;

await mkdir(PHOTOS, { recursive: true });
for (const { file, spec } of DEMO_ROOMS)
  await writeJpeg(new URL(file, PHOTOS), toSharp(await renderEmptyRoom(spec, { samples: SAMPLES })), 88);

const photo = fileURLToPath(new URL(DEMO_ROOMS[0].file, PHOTOS));
const before = await decodePhoto(photo);
const { image: after } = await stage({ ...SHOWN, photo });
const both = await beforeAfter(before, after);
await writeJpeg(new URL('before-after.jpg', PHOTOS), toSharp(both).resize({ width: 1600 }), 80);
await writeForWeb(EXAMPLE, 'room-before', toSharp(before));
await writeForWeb(EXAMPLE, 'room-after', toSharp(after));
