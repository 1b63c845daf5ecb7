import { expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { floorOfBox } from '../room/box/boxOutline.js';
import { roomOf } from '../synthetic/emptyRoom.js';
import { randomRoom } from '../synthetic/randomRoom.js';
import type { Raster, Room } from '../contract.js';
import { refusalOf } from '../room/refusal.js';
import { cameraOfDrawing, drawRoom, FRONTAL_DRAWING } from '../room/testing/drawRoom.js';
import { withBox } from '../room/testing/paint.js';
import { readPhoto } from '../readPhoto.js';
import { floorLook, furnishedQuestion, furnishedWarning } from './furnished.js';

const SPEC = { ...randomRoom(1, { longSide: 480 }), picture: { width: 480, height: 320 } };

/** A bare floor, or one covered with boxes of many colours and shapes. */
function drawn(boxes: number): { picture: Raster; room: Room } {
  const { width, height } = SPEC.picture;
  const data = new Uint8Array(width * height * 3).fill(150);
  const random = createRandom(5);
  for (let k = 0; k < boxes; k++) {
    const colour = [random.integer() % 256, random.integer() % 256, random.integer() % 256];
    const [x, y] = [random.between(0, 420), random.between(150, 290)].map(Math.round);
    const lean = random.between(-1, 1);
    for (let row = 0; row < 30; row++) {
      for (let column = 0; column < 40; column++) {
        const at =
          (Math.min(height - 1, y + row) * width + Math.min(width - 1, x + column + Math.round(lean * row))) * 3;
        data.set(colour, at);
      }
    }
  }
  const truth = roomOf(SPEC);
  return { picture: { width, height, data }, room: { ...truth, floorOutline: floorOfBox(truth) } };
}

it('takes a bare floor for empty', () => {
  const { picture, room } = drawn(0);
  expect(floorLook(picture, room)).toEqual({ busy: 0, coarse: 0, astray: 0, standing: 0 });
  expect(furnishedWarning(picture, room)).toEqual([]);
});

it('warns of a floor full of things', () => {
  const { picture, room } = drawn(40);
  const standing = Array.from({ length: 12 }, (_, k) => [k * 0.2, -2] as const);
  // only the floor speaks: no wall is in the picture
  const unseen = { ...room.walls.back, seen: false };
  const walls = { back: unseen, left: { ...unseen, side: 'left' }, right: { ...unseen, side: 'right' } } as const;
  expect(furnishedWarning(picture, { ...room, walls, standing })).toEqual([
    // a question: whoever ordered knows better
    {
      code: 'furnished',
      message: 'Is this room furnished already? A photo of the empty room gives a better result.',
    },
  ]);
});

it('refuses a room with furniture on its floor and before its walls, and asks where a person drew the floor', async () => {
  const drawing = { width: 720, height: 480, ...FRONTAL_DRAWING };
  const { left, back } = drawing;
  const boxes = [
    { from: left, to: left + 1.2, far: back + 0.1, near: back + 2.4, height: 0.6 },
    { from: 0.2, to: 1.9, far: back + 0.1, near: back + 0.9, height: 0.85 },
    { from: -0.5, to: 0.6, far: -2.8, near: -2, height: 0.45 },
  ];
  const camera = cameraOfDrawing(drawing);
  const picture = boxes.reduce((before, box) => withBox(before, camera, box), drawRoom(drawing));
  const room = await readPhoto(picture);
  const refusal = refusalOf(room);
  expect(refusal?.code).toBe('furnished');
  expect(refusal?.message).toMatch(/^This room has furniture.*draw the outline of the floor that is free\.$/u);
  expect(furnishedQuestion(picture, room).map(({ code }) => code)).toEqual(['furnished']);
});
