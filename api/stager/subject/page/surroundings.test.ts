import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Raster } from '../../contract.js';
import { refusalOf } from '../../room/refusal.js';
import { readPhoto } from '../../readPhoto.js';
import { renderEmptyRoom } from '../../synthetic/emptyRoom.js';
import { randomRoom } from '../../synthetic/randomRoom.js';
import { PAGES, drawPage } from '../testing/impostors/pages.js';
import { recogniseSubject } from '../recognise.js';

/** Paths per pixel: enough to recognise a room. */
const FEW = { samples: 6 } as const;
const rooms: Raster[] = [];

beforeAll(async () => {
  for (const seed of [301, 302]) rooms.push(await renderEmptyRoom(randomRoom(seed, { longSide: 480 }), FEW));
});

/** The picture after forwarding: JPEG-compressed, in another size. */
async function sentOn({ width, height, data }: Raster, quality: number): Promise<Raster> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * 0.9))
    .jpeg({ quality })
    .toBuffer();
  const { data: pixels, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(pixels) };
}

describe.each(PAGES)('a room in a part of the picture: %s', (kind) => {
  it.each([1, 2])('is recognised, seed %i', async (seed) => {
    const picture = await drawPage(kind, seed, rooms);
    expect(recogniseSubject(picture)?.subject).toBe('part');
    expect(recogniseSubject(await sentOn(picture, 80))?.subject).toBe('part');
  });
});

it('is refused with a sentence that says what to send', async () => {
  const room = await readPhoto(await drawPage('page, room on the left', 1, rooms));
  const refusal = refusalOf(room);
  expect(refusal?.code).toBe('not_a_room');
  expect(refusal?.message).toMatch(/only a part of this picture.*screenshot.*send the photo of the room itself/);
});

/** The room with every value changed; x and y are 0..1. */
const changed = ({ width, height, data }: Raster, change: (value: number, x: number, y: number) => number): Raster => ({
  width,
  height,
  data: Uint8Array.from(data, (value, at) => {
    const pixel = Math.floor(at / 3);
    const made = change(value, (pixel % width) / width, Math.floor(pixel / width) / height);
    return Math.max(0, Math.min(255, made));
  }),
});

const KEPT: [string, (value: number, x: number, y: number) => number][] = [
  ['as it is', (value) => value],
  ['with burnt-out walls', (value) => value * 1.8],
  ['with a burnt-out half', (value, x) => value * (1 + 4 * Math.max(0, 0.6 - x))],
  ['with a burnt-out top', (value, _x, y) => value + 500 * Math.max(0, 0.5 - y)],
  ['in the dark', (value) => value * 0.5 - 30],
  ['behind a dark door frame', (value, x) => (x < 0.1 ? value * 0.12 : value)],
  ['in a narrow border', (value, x, y) => (Math.min(x, 1 - x, y, 1 - y) < 0.03 ? 255 : value)],
];

it.each(KEPT)('accepts a single room %s', (_name, change) => {
  for (const room of rooms) expect(recogniseSubject(changed(room, change))?.subject).not.toBe('part');
});
