import { expect, test } from 'vitest';
import { readRoom } from './readRoom.js';
import { type DrawnRoom, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { painted } from './testing/paint.js';
import { project } from './camera.js';

const drawing: DrawnRoom = {
  width: 900,
  height: 600,
  fieldOfView: 78,
  yaw: 0,
  pitch: 0,
  eye: 1.25,
  left: -2.2,
  right: 2.4,
  back: -4.6,
  ceiling: 2.6,
};
/** Metres on the back wall. */
const picture = { from: -0.7, to: 0.6, bottom: 1.1, top: 1.9 };

test('a dark picture on a bare wall is an obstacle and no window', async () => {
  const camera = cameraOfDrawing(drawing);
  const at = (along: number, level: number) =>
    (project(camera, [along, level, drawing.back]) ?? [0, 0]).map(Math.round);
  const [left, top] = at(picture.from, picture.top);
  const [right, bottom] = at(picture.to, picture.bottom);
  const { openings } = await readRoom(
    painted(drawRoom(drawing), { left, top, right, bottom, brighter: -150, soft: 0 }),
  );
  const sure = openings.filter(({ certainty }) => certainty >= 0.5);
  expect(sure.map(({ kind, wall }) => [kind, wall])).toEqual([['obstacle', 'back']]);
  for (const key of ['from', 'to', 'bottom', 'top'] as const) {
    expect(Math.abs(sure[0][key] - picture[key])).toBeLessThan(0.2);
  }
});

test('a bare wall has none', async () => {
  const { openings } = await readRoom(drawRoom(drawing));
  expect(openings.filter(({ certainty }) => certainty >= 0.3)).toEqual([]);
});
