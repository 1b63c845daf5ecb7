import { expect, test } from 'vitest';
import type { Layer } from '../render/layer.js';
import { createLayerPixel, layerReader } from './layerAt.js';

const SIDE = 8;
const ENLARGED = 2;
const PHOTO = { width: SIDE * ENLARGED, height: SIDE * ENLARGED };

/** Furniture on some of the columns, of one brightness per column; every other column has its light halved. */
function columns(brightness: readonly (number | null)[]): Layer {
  const at = (k: number) => brightness[k % SIDE];
  const coverage = new Float32Array(SIDE * SIDE).map((_, k) => (at(k) === null ? 0 : 1));
  // what no pixel may show: a colour where there is no furniture, a ratio where there is no floor
  const colour = new Float32Array(SIDE * SIDE * 3).map((_, k) => at(Math.floor(k / 3)) ?? 9);
  const ratio = new Float32Array(SIDE * SIDE * 3).map((_, k) => (at(Math.floor(k / 3)) === null ? 0.5 : 9));
  return { width: SIDE, height: SIDE, coverage, colour, ratio };
}

/** What the layer says of the middle row of the larger photo; null: it leaves the pixel as it is. */
function rowOf(layer: Layer) {
  const read = layerReader(layer, PHOTO);
  return Array.from({ length: PHOTO.width }, (_, x) => {
    const out = createLayerPixel();
    return read(x, SIDE, out) ? { coverage: out.coverage, colour: out.colour[0], ratio: out.ratio[0] } : null;
  });
}

const LEFT = [0.4, 0.4, 0.4, 0.4, null, null, null, null] as const;

test('an enlarged outline stays where it was, to the left and to the right', () => {
  const coverageOf = (brightness: readonly (number | null)[]) => {
    const layer = columns(brightness);
    layer.ratio.fill(1);
    return rowOf(layer).map((pixel) => pixel?.coverage ?? 0);
  };
  const left = coverageOf(LEFT);
  expect(left[7] + left[8]).toBeCloseTo(1, 6);
  expect(left[7]).toBeGreaterThan(0.6);
  expect([left[5], left[10]]).toEqual([1, 0]);
  const right = coverageOf(LEFT.toReversed());
  right.toReversed().forEach((coverage, x) => expect(coverage).toBeCloseTo(left[x], 6));
});

test('neither the colour of furniture nor the light beside it bleeds over an enlarged outline', () => {
  const pixels = rowOf(columns(LEFT)).flatMap((pixel) => pixel ?? []);
  const colours = pixels.filter(({ coverage }) => coverage > 0).map(({ colour }) => colour.toFixed(4));
  const ratios = pixels.filter(({ coverage }) => coverage < 1).map(({ ratio }) => ratio.toFixed(4));
  expect(new Set(colours)).toEqual(new Set(['0.4000']));
  expect(new Set(ratios)).toEqual(new Set(['0.5000']));
});

test('an enlarged colour is that of the nearest pixels alone, and never beyond them', () => {
  const row = rowOf(columns([0.1, 0.1, 0.1, 0.4, null, null, null, null]));
  expect(row[7]?.colour).toBeCloseTo(0.4, 6);
  for (const x of [1, 2, 3, 4]) expect(row[x]?.colour).toBeCloseTo(0.1, 6);
});

test('far from furniture and its shadow an enlarged layer leaves the photo as it is', () => {
  const untouched = columns([0.4, ...Array<null>(SIDE - 1).fill(null)]);
  untouched.ratio.fill(1);
  const row = rowOf(untouched);
  expect(row[1]).not.toBeNull();
  expect(row.slice(8)).toEqual(Array(8).fill(null));
});

test('an enlarged wire thinner than a pixel is no row of dots', () => {
  const [side, enlarged] = [24, 2];
  const none = { colour: new Float32Array(side * side * 3), ratio: new Float32Array(side * side * 3).fill(1) };
  const wire: Layer = { width: side, height: side, coverage: new Float32Array(side * side), ...none };
  // a slanting wire: each row shows 0.4 of it, in one or two pixels
  for (let y = 0; y < side; y++) {
    const x = 4 + 0.55 * y;
    const share = x - Math.floor(x);
    wire.coverage[y * side + Math.floor(x)] = 0.4 * (1 - share);
    wire.coverage[y * side + Math.floor(x) + 1] = 0.4 * share;
  }
  const photo = { width: side * enlarged, height: side * enlarged };
  const read = layerReader(wire, photo);
  const pixel = createLayerPixel();
  const rows = Array.from({ length: photo.height - 12 }, (_, row) => {
    let sum = 0;
    for (let x = 0; x < photo.width; x++) if (read(x, row + 6, pixel)) sum += pixel.coverage;
    return sum / enlarged;
  });
  expect(Math.min(...rows)).toBeGreaterThan(0.3);
  expect(Math.max(...rows)).toBeLessThan(0.5);
});
