import { expect, test } from 'vitest';
import { PLANE, createFrame, plane } from '../trace/frame.js';
import { blendMixed, takeMixed } from './mixedPixels.js';

const SIZE = 11;
const EDGE = 5;
const ROWS = { from: 0, to: SIZE };
const UP = [0, 1, 0];
const FORWARD = [0, 0, 1];

/** A front beside a top, with a column between them that is a mixture (`share` of top) and has the given colour. */
function frontAndTop(normalBetween: readonly number[], colourBetween: number) {
  const frame = createFrame(SIZE, SIZE);
  plane(frame, PLANE.coverage, 1).fill(1);
  plane(frame, PLANE.depth, 1).fill(3);
  const agreement = plane(frame, PLANE.agreement, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const colour = plane(frame, PLANE.irradiance, 3);
  for (let k = 0; k < SIZE * SIZE; k++) {
    const column = k % SIZE;
    const mean = column < EDGE ? FORWARD : column > EDGE ? UP : normalBetween;
    const length = Math.hypot(...mean);
    agreement[k] = length;
    normal.set(
      mean.map((value) => value / length),
      k * 3,
    );
    colour.fill(column < EDGE ? 0.02 : column > EDGE ? 0.06 : colourBetween, k * 3, k * 3 + 3);
  }
  blendMixed(frame, ROWS);
  takeMixed(frame, ROWS);
  return (column: number) => colour[(EDGE * SIZE + column) * 3];
}

test('mixes the colours of two surfaces in a pixel by their shares', () => {
  const colour = frontAndTop([0, 0.25, 0.75], 0.05);
  expect(colour(EDGE)).toBeCloseTo(0.03, 5);
  expect(colour(EDGE - 1)).toBeCloseTo(0.02, 5);
  expect(colour(EDGE + 1)).toBeCloseTo(0.06, 5);
});

test('keeps what the samples of a pixel show where the surfaces beside it cannot be its mixture', () => {
  expect(frontAndTop([0, 0.25, 0.75], 0.3)(EDGE)).toBeCloseTo(0.3, 5);
});

test('keeps the colour of a gap between two surfaces', () => {
  expect(frontAndTop([0.6, 0.1, 0.1], 0.001)(EDGE)).toBeCloseTo(0.001, 5);
});
