import { expect, test } from 'vitest';
import { FACE, FACE_NORMALS, type Box } from '../../room/camera/roomBox.js';
import { buildBvh2 } from './bvh2.js';
import { packGeometry } from './geometry.js';
import { measureLightField } from '../../light/lightField.js';
import { spanLight } from '../../light/lights.js';
import type { Mesh } from '../../mesh/mesh.js';
import { normalise } from '../../mesh/kit/vector.js';
import { HIT, RAY } from './rays.js';
import { uniformMap } from '../../light/roomMap.js';
import { makeSunlight } from './sunlight.js';
import { makeTracer } from '../testing/referenceTracer.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 1, ceiling: 2.5 };
const WINDOW = spanLight(FACE.right, [2, 0.5, -3], [2, 2, -1], [1, 1, 1], true);
/** A horizontal square, 40 cm above the floor. */
const TABLE: Mesh = {
  position: [0.6, 0.4, -2.4, 1.2, 0.4, -2.4, 1.2, 0.4, -1.8, 0.6, 0.4, -1.8],
  normal: [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0],
  uv: [0, 0, 1, 0, 1, 1, 0, 1],
  index: [0, 2, 1, 0, 3, 2],
  material: [0, 0],
};
const UP = [0, 1, 0] as const;
/** From the right and above at 45 degrees: a point at x is lit through the window at a height of 2 - x. */
const SUN = { toward: normalise([1, 1, 0]), strength: [4, 3, 2] as const, panes: [WINDOW] };

function sunlight() {
  const geometry = packGeometry(TABLE);
  const trace = makeTracer(buildBvh2(geometry), geometry);
  const hits = new Float32Array(64 * HIT.floats);
  const buffers = { rays: new Float32Array(64 * RAY.floats), hits, hitIntegers: new Int32Array(hits.buffer) };
  return makeSunlight({
    sun: SUN,
    box: BOX,
    field: measureLightField({ map: uniformMap([0.5, 0.5, 0.5]), lights: [], ambient: [0.5, 0.5, 0.5] }, BOX),
    tracer: {
      ...buffers,
      traceNearest: (count) => trace(buffers, count, false),
      traceAny: (count) => trace(buffers, count, true),
    },
  });
}

function gainAt(x: number, y: number, z: number, normal: readonly number[] = UP): number[] {
  const out = new Float64Array(3);
  sunlight().gainAt(x, y, z, normal, 0, out);
  return [...out];
}

const leftAt = (x: number, z: number): number => sunlight().leftAt(x, 0, z, FACE_NORMALS[FACE.floor]);

test('furniture in the sun gains light by the ratio of sunlight to the room’s light', () => {
  const gain = gainAt(0.9, 0.4, -2.1);
  // cosine of 45 degrees; the room's light is 0.5
  [4, 3, 2].forEach((strength, c) => expect(gain[c]).toBeCloseTo(1 + (strength * Math.SQRT1_2) / 0.5, 0));
});

test('the sun does not reach points beside the window’s beam or faces that look away', () => {
  expect(gainAt(0.9, 0.4, -3.5)).toEqual([1, 1, 1]);
  expect(gainAt(1.95, 0.4, -2)).toEqual([1, 1, 1]);
  expect(gainAt(0.9, 0.4, -2.1, [-1, 0, 0])).toEqual([1, 1, 1]);
});

test('furniture shadows the floor and what stands on it from the sun, and nothing else', () => {
  // the table's shadow lies 40 cm to its left
  expect(leftAt(0.5, -2.1)).toBeLessThan(0.3);
  expect(gainAt(0.5, 0.02, -2.1)).toEqual([1, 1, 1]);
  expect(leftAt(1, -2.1)).toBe(1);
  expect(leftAt(0.5, -1.2)).toBe(1);
  // no sun there without the table either
  expect(leftAt(0.5, -3.4)).toBe(1);
});
