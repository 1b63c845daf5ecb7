import { expect, test } from 'vitest';
import { project } from './camera.js';
import { readRoom } from './readRoom.js';
import { type DrawnRoom, drawRoom } from './testing/drawRoom.js';
import { painted } from './testing/paint.js';

const drawing: DrawnRoom = {
  width: 900,
  height: 600,
  fieldOfView: 78,
  yaw: 0.12,
  pitch: 0.01,
  eye: 1.25,
  left: -2.2,
  right: 2.4,
  back: -5,
  ceiling: 2.6,
};

const place = { left: 610, top: 430, right: 670, bottom: 500 };

test('what rises from the floor stands in the room', async () => {
  const { standing, camera } = await readRoom(painted(drawRoom(drawing), { ...place, brighter: -90, soft: 0 }));
  expect(standing.length).toBeGreaterThan(0);
  for (const [x, z] of standing) {
    const foot = project(camera, [x, 0, z]);
    expect(Math.abs((foot?.[1] ?? 0) - place.bottom)).toBeLessThan(12);
  }
});

test('the soft image of a window in a shining floor does not stand there', async () => {
  const { standing } = await readRoom(painted(drawRoom(drawing), { ...place, brighter: 25, soft: 7 }));
  expect(standing).toEqual([]);
});
