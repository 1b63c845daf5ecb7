import { expect, test } from 'vitest';
import { FACE, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { project } from '../../shared/geometry/camera.js';
import { createShades } from './trace/shade.js';
import { seeCells } from './seeCells.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 0.5, ceiling: 2.6 };
const camera = { focal: 300, cx: 160, cy: 120, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 } as const;
const VIEW = { camera, box: BOX, width: 320, height: 240 };
const { width, height } = VIEW;

/** The cells that a rectangle of pixels shows, and the share of them that is marked. */
function marked(left: number, top: number, right: number, bottom: number) {
  const wanted = new Uint8Array(width * height);
  for (let y = top; y < bottom; y++) wanted.fill(8, y * width + left, y * width + right);
  const shades = createShades(BOX);
  seeCells(shades, VIEW, wanted);
  const shown = { all: 0, marked: 0 };
  for (const { face, columns, rows, seen } of shades) {
    for (let cell = 0; cell < seen.length; cell++) {
      const [column, row] = [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
      const pixel = project(camera, pointOnFace(BOX, face, column / columns, row / rows));
      if (!pixel || pixel[0] < left || pixel[0] >= right || pixel[1] < top || pixel[1] >= bottom) continue;
      shown.all++;
      shown.marked += seen[cell];
    }
  }
  const cells = shades.reduce((sum, { seen }) => sum + seen.length, 0);
  const seen = shades.reduce((sum, shade) => sum + shade.seen.reduce((count, value) => count + value, 0), 0);
  return { shown, share: seen / cells, of: (face: number) => shades.find((shade) => shade.face === face)?.seen };
}

test('marks every cell that the part shows, on floor and walls, and few others', () => {
  const { shown, share } = marked(60, 140, 200, 200);
  expect(shown.all).toBeGreaterThan(500);
  expect(shown.marked).toBe(shown.all);
  expect(share).toBeLessThan(0.25);
});

test('marks all that the picture shows, and nothing without a part', () => {
  const whole = marked(0, 0, width, height);
  expect(whole.shown.marked).toBe(whole.shown.all);
  expect(marked(0, 0, 0, 0).share).toBe(0);
});

test('marks the wall that a part shows, and not the floor far before it', () => {
  const { of } = marked(150, 100, 170, 130);
  expect(of(FACE.back)).toContain(1);
  expect(of(FACE.left)).not.toContain(1);
});
