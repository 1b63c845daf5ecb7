/** Contents of a room before it is furnished: objects on the floor, and on the walls. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../contract.js';
import { project } from '../../shared/geometry/camera.js';
import { readRoom } from './readRoom.js';
import { type DrawnRoom, FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { painted, withBox } from './testing/paint.js';

const drawing: DrawnRoom = {
  width: 900,
  height: 600,
  ...FRONTAL_DRAWING,
};
const bare = drawRoom(drawing);
/** Pixels, on the floor. */
const block = { left: 610, top: 450, right: 670, bottom: 520 };
/** Metres on the back wall. */
const picture = { from: -0.7, to: 0.6, bottom: 1.1, top: 1.9 };

function onBackWall({ from, to, bottom, top }: typeof picture) {
  const at = (along: number, level: number) =>
    (project(cameraOfDrawing(drawing), [along, level, drawing.back]) ?? [0, 0]).map(Math.round);
  const [[left, upper], [right, lower]] = [at(from, top), at(to, bottom)];
  return { left, top: upper, right, bottom: lower };
}

describe('a room with a block on its floor and a dark picture on its wall', () => {
  let room: Room;
  beforeAll(async () => {
    const blocked = painted(bare, { ...block, brighter: -90, soft: 0 });
    room = await readRoom(painted(blocked, { ...onBackWall(picture), brighter: -150, soft: 0 }));
  });

  it('finds the foot of the block on the floor', () => {
    expect(room.standing.length).toBeGreaterThan(0);
    for (const [x, z] of room.standing) {
      const foot = project(room.camera, [x, 0, z]);
      expect(Math.abs((foot?.[1] ?? 0) - block.bottom)).toBeLessThan(12);
    }
  });

  it('finds the picture as an obstacle, and no window', () => {
    const sure = room.openings.filter(({ certainty }) => certainty >= 0.5);
    expect(sure.map(({ kind, wall }) => [kind, wall])).toEqual([['obstacle', 'back']]);
    for (const key of ['from', 'to', 'bottom', 'top'] as const) {
      expect(Math.abs(sure[0][key] - picture[key])).toBeLessThan(0.2);
    }
  });
});

it('finds nothing in a bare room whose floor reflects a window', async () => {
  const { standing, openings } = await readRoom(painted(bare, { ...block, brighter: 25, soft: 7 }));
  expect(standing).toEqual([]);
  expect(openings.filter(({ certainty }) => certainty >= 0.3)).toEqual([]);
});

it('finds a bed along a wall, which hides the foot of the wall', async () => {
  const { left, back } = drawing;
  const bed = { from: left, to: left + 1.1, far: back + 0.1, near: back + 2.2, height: 0.6 };
  const { things } = await readRoom(withBox(bare, cameraOfDrawing(drawing), bed));
  const sure = things.filter(({ certainty, depth }) => certainty >= 0.5 && depth > 0.8);
  expect(sure).toHaveLength(1);
  expect(sure[0].z - sure[0].depth / 2).toBeLessThan(back + 0.8);
});
