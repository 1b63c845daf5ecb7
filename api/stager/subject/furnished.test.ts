import { expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { floorOfBox } from '../room/box/boxOutline.js';
import { roomOf } from '../synthetic/emptyRoom.js';
import { randomRoom } from '../synthetic/randomRoom.js';
import type { Raster, Room } from '../contract.js';
import { floorLook, furnishedWarning } from './furnished.js';

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
  expect(furnishedWarning(picture, { ...room, standing })).toEqual([
    // a question: whoever ordered knows better
    {
      code: 'furnished',
      message: 'Is this room furnished already? A photo of the empty room gives a better result.',
    },
  ]);
});
