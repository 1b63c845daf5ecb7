import { expect, test } from 'vitest';
import { FACE } from '../../room/camera/roomBox.js';
import { PLANE, createFrame, plane } from '../trace/frame.js';
import { NOT_SEEN } from './resolve.js';
import { smooth } from './smooth.js';

test('gives a pixel of the floor whose reflection no sample hit that of its neighbours', () => {
  const frame = createFrame(8, 8);
  frame.face.fill(FACE.floor);
  frame.span.fill(2 + 16 * 2);
  plane(frame, PLANE.fade, 1).fill(1);
  const reflection = plane(frame, PLANE.reflection, 3).fill(0.4);
  const middle = 4 * 8 + 4;
  for (let c = 0; c < 3; c++) reflection[middle * 3 + c] = NOT_SEEN;
  const pass = { of: 'background', source: PLANE.reflection, target: PLANE.scratch, level: 0, sigma: 6 } as const;
  smooth(frame, { from: 0, to: 8 }, pass);
  const smoothed = plane(frame, PLANE.scratch, 3);
  expect(smoothed[middle * 3]).toBeCloseTo(0.4);
  // it is not taken for darkness
  expect(smoothed[(middle + 1) * 3]).toBeCloseTo(0.4);
});
