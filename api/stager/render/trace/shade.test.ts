import { beforeAll, expect, test } from 'vitest';
import { FACE, type Box } from '../../room/camera/roomBox.js';
import { buildBvh2 } from './bvh2.js';
import { collapseBvh } from './bvh4.js';
import { packGeometry } from './geometry.js';
import { compileKernel, openKernel } from './kernel.js';
import { spanLight } from '../../light/lights.js';
import { uniformMap } from '../../light/roomMap.js';
import { layOutScene } from './sceneMemory.js';
import {
  ROUGH_SHADES,
  SHADES,
  createShades,
  shadeReader,
  shadeRowCount,
  smoothShades,
  traceShadeRow,
} from './shade.js';
import { hash } from '../../sampling.js';
import { fadesFor, type Bounds } from '../../room/camera/renderView.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 0.5, ceiling: 2.6 };
/** A board at seat height, a few centimetres before the back wall. */
const SEAT: Bounds = [-0.6, 0.3, -3.9, 0.6, 0.4, -3.2];
/** Beside it and beneath it, with the highest of its pile. */
const RUG: Bounds = [-0.6, 0, -3.6, 0.6, 0.016, -2];

let read: ReturnType<typeof shadeReader>;
let readFar: typeof read;
let readFurnished: typeof read;
let readOverRug: typeof read;

/** A kernel for a scene of the tops of these bounds. */
function kernelOf(tops: readonly Bounds[]) {
  const geometry = packGeometry({
    position: tops.flatMap(([x0, , z0, x1, y, z1]) => [x0, y, z0, x1, y, z0, x1, y, z1, x0, y, z1]),
    normal: tops.flatMap(() => [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]),
    uv: tops.flatMap(() => [0, 0, 1, 0, 1, 1, 0, 1]),
    index: tops.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * k + corner)),
    material: tops.flatMap(() => [0, 0]),
  });
  const context = {
    view: {
      camera: { focal: 100, cx: 80, cy: 60, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 },
      width: 160,
      height: 120,
      box: BOX,
    },
    geometry,
    materials: [{ texture: 'plain', colour: [0.5, 0.4, 0.3], roughness: 0.9, f0: 0 }],
    lighting: {
      map: uniformMap([0.5, 0.5, 0.5]),
      lights: [spanLight(FACE.left, [-2, 0.9, -4], [-2, 2.1, -2.5], [4, 4, 4], true)],
      ambient: [0.6, 0.6, 0.6],
    },
    floor: { f0: 0, roughness: 1 },
  } as const;
  const memory = layOutScene({ bvh: collapseBvh(buildBvh2(geometry), geometry), context, lamps: [] }, 1);
  return openKernel(compileKernel(), memory, 0);
}

beforeAll(() => {
  const seat = kernelOf([SEAT]);
  const shadesOf = (asSeen: number, furnished = 1, kernel = seat) => {
    const shades = createShades(BOX);
    for (const part of [ROUGH_SHADES, SHADES]) {
      for (let row = 0; row < shadeRowCount(shades); row++) {
        const by = { onFloor: [SEAT], onWalls: [SEAT], fades: fadesFor(asSeen), furnished };
        traceShadeRow(kernel, BOX, shades, row, by, part);
      }
      smoothShades(shades);
    }
    return shadeReader(shades, BOX);
  };
  read = shadesOf(0);
  readFar = shadesOf(1);
  readFurnished = shadesOf(1, 0.8);
  readOverRug = shadesOf(0, 1, kernelOf([SEAT, RUG]));
});

const onFloor = (x: number, z: number) => read(FACE.floor, x, 0, z);

test('a low piece takes up to half of the light in front of its edge, more beneath it, and little 75 cm away', () => {
  expect(onFloor(0, -3.15)).toBeGreaterThan(0.15);
  expect(onFloor(0, -3.15)).toBeLessThan(0.5);
  expect(onFloor(0, -3.5)).toBeGreaterThan(onFloor(0, -3.15) + 0.05);
  expect(onFloor(0, -3.5)).toBeLessThan(0.85);
  expect(onFloor(0, -2.6)).toBeLessThan(0.05);
});

test('a rug casts no shadow on itself, nor on the floor at its edge', () => {
  for (const x of [0, 0.5, 0.58, 0.62, 0.7]) {
    for (const z of [-3.5, -3.1, -2.8]) {
      expect(readOverRug(FACE.floor, x, 0, z)).toBeCloseTo(onFloor(x, z), 1);
    }
  }
});

test('the shadow falls away from the window', () => {
  expect(onFloor(0.75, -3.5)).toBeGreaterThan(onFloor(-0.75, -3.5) * 1.2);
});

test('nothing changes farther away on floor and walls, and never on the ceiling', () => {
  for (let k = 0; k <= 20; k++) {
    expect(onFloor(-2 + k * 0.2, -2)).toBe(0);
    expect(read(FACE.back, -2 + k * 0.2, 1, BOX.back)).toBe(0);
    expect(read(FACE.ceiling, -2 + k * 0.2, BOX.ceiling, -3.5)).toBe(0);
  }
  expect(read(FACE.back, 0, 0.3, BOX.back)).toBeGreaterThan(0.02);
});

test('the shadow has neither noise nor steps', () => {
  const values = Array.from({ length: 120 }, (_, k) => onFloor(-0.3 + k * 0.005, -3));
  const turns = values.slice(2).map((value, k) => Math.abs(value - 2 * values[k + 1] + values[k]));
  expect(Math.max(...turns)).toBeLessThan(0.002);
});

/** The floor's grid with these losses by column and row, smoothed. */
function smoothed(loss: (column: number, row: number) => number) {
  const shades = createShades(BOX);
  const floor = shades.find(({ face }) => face === FACE.floor);
  if (!floor) throw new Error('The floor has no grid');
  const { columns, losses } = floor;
  losses.forEach((_, cell) => (losses[cell] = loss(cell % columns, Math.floor(cell / columns))));
  smoothShades(shades);
  return (column: number, row: number) => losses[row * columns + column];
}

test('the noise of few samples leaves no blotches on evenly shaded paint', () => {
  const at = smoothed((column, row) => 0.3 + 0.3 * (hash(row * 1000 + column) - 0.5));
  const values = Array.from({ length: 6400 }, (_, k) => at(30 + (k % 80), 30 + Math.floor(k / 80)));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  expect(mean).toBeCloseTo(0.3, 2);
  expect(spread).toBeLessThan(0.01);
});

test('the shadow of a leg keeps its edge', () => {
  const at = smoothed((column) => (column === 60 || column === 61 ? 0.6 : 0.02));
  expect(at(60, 60)).toBeGreaterThan(0.36);
  expect(at(65, 60)).toBeLessThan(0.04);
});

test('shadow reaches 2 m where the photo shows light as the sensor saw it', () => {
  expect(readFar(FACE.floor, 0, 0, -2.4)).toBeGreaterThan(onFloor(0, -2.4));
  expect(readFar(FACE.floor, 0, 0, -2)).toBeGreaterThan(0);
  expect(readFar(FACE.floor, 0, 0, 0.2)).toBe(0);
});

test('the surfaces of a furnished room send less light to the floor, its lights as much as before', () => {
  const taken = readFurnished(FACE.floor, 0, 0, -2.6) - readFar(FACE.floor, 0, 0, -2.6);
  expect(taken).toBeGreaterThan(0.03);
  // indirect light is only a part
  expect(taken).toBeLessThan(0.2);
  expect(readFurnished(FACE.floor, 0, 0, 0.2)).toBe(0);
});
