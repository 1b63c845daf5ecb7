/**
 * Renders an example of each style: the same room, staged by the engine in all styles. Arguments choose styles: `npm
 * run demo:styles -- japon miami`.
 */
import { mkdir } from 'node:fs/promises';
import { STYLES } from '../stager/contract.js';
import { stage } from '../stager/stage.js';
import { renderEmptyRoom } from '../stager/synthetic/emptyRoom.js';
import type { RoomSpec } from '../stager/synthetic/roomSpec.js';
import { drawnRoom } from './drawnRoom.js';
import { STYLE_TILE, toSharp, writeWebp } from './pictures.js';

const PICTURES = new URL('../../web/staging/pictures/', import.meta.url);

/** Plain, and photographed from nearby, so that the furniture is visible in a very small picture. */
const ROOM: RoomSpec = {
  picture: { width: 960, height: 640 },
  camera: { eye: 1.3, hfov: 66, yaw: 4, pitch: -7 },
  left: -2.2,
  right: 2.6,
  back: -4.9,
  ceiling: 2.6,
  windows: [{ wall: 'left', from: -3.9, to: -2.3, bottom: 0.7, top: 2.2, sashes: 2 }],
  doors: [],
  floor: { kind: 'plank', colour: [0.52, 0.39, 0.26] },
  wallColour: [0.78, 0.77, 0.74],
  outside: 'garden',
  seed: 51,
};
const LOOK = { roomType: 'living_room', creativity: 15, seed: 5 } as const;
/** paths per pixel of the empty room */
const SAMPLES = 48;

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !STYLES.some((style) => style === name));
if (unknown) throw new Error(`There is no style "${unknown}": choose among ${STYLES.join(', ')}.`);

await mkdir(PICTURES, { recursive: true });
const photo = await toSharp(await renderEmptyRoom(ROOM, { samples: SAMPLES }))
  .png()
  .toBuffer();
const room = drawnRoom(ROOM);
const preserve = { floor: false, walls: false, windows: false, ceiling: false };
for (const style of STYLES) {
  if (chosen.length && !chosen.includes(style)) continue;
  const { image, report } = await stage({ ...LOOK, photo, room, preserve, style });
  await writeWebp(new URL(`style-${style}.webp`, PICTURES), toSharp(image), STYLE_TILE);
  console.log(report.altText);
}
