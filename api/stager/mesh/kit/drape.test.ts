import { describe, expect, test } from 'vitest';
import { finish } from '../../steps.js';
import { drape, type DrapeShape } from './drape.js';

const body = { width: 1.5, length: 1.9, top: 0.5, radius: 0.06, hang: 0.25 };
const duvet: DrapeShape = {
  ...body,
  from: -0.4,
  to: 1.13,
  thickness: 0.05,
  folds: 0.1,
  stuff: { stretch: 0, shear: 1e-5, bend: 3e-6, span: 4 },
  within: [0.82, 1.02],
  seed: 3,
};

/** Signed distance from a point to the body, negative inside. */
function outside(x: number, y: number, z: number): number {
  const q = [Math.abs(x) - 0.75 + 0.06, Math.abs(y - 0.25) - 0.25 + 0.06, Math.abs(z) - 0.95 + 0.06];
  return Math.hypot(...q.map((value) => Math.max(0, value))) + Math.min(0, Math.max(...q)) - 0.06;
}

function* pointsOf(position: ArrayLike<number>): Generator<readonly [number, number, number]> {
  for (let k = 0; k < position.length; k += 3) yield [position[k], position[k + 1], position[k + 2]];
}

describe('a duvet over a mattress', () => {
  test.each([2, 17, 26, 33])('rests on it in folds, hangs level and stays within its footprint, seed %i', (seed) => {
    const { sheet } = finish(drape({ ...duvet, seed }));
    const { columns, rows, position } = sheet;
    const heights: number[] = [];
    for (const [x, y, z] of pointsOf(position)) {
      expect(outside(x, y, z)).toBeGreaterThan(0.01);
      expect(Math.abs(x)).toBeLessThan(0.83);
      expect(z).toBeLessThan(1.03);
      if (Math.abs(x) < 0.6 && Math.abs(z) < 0.7) heights.push(y - 0.5);
    }
    // it is on its filling, with folds above
    expect(Math.min(...heights)).toBeGreaterThan(0.03);
    expect(Math.max(...heights)).toBeLessThan(0.13);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.012);
    const low = Array.from({ length: rows + 1 }, (_, row) => position[(row * (columns + 1) + columns) * 3 + 1]);
    expect(Math.min(...low)).toBeGreaterThan(0.5 - 0.25 - 0.08);
    expect(Math.max(...low)).toBeLessThan(0.5 - 0.25 + 0.12);
  });

  test('carries a blanket that does not penetrate it', () => {
    const under = finish(drape(duvet)).sheet;
    const over = finish(drape({ ...duvet, from: 0.3, to: 0.8, thickness: 0.01, folds: 0.03, on: under })).sheet;
    let sunk = 0;
    for (const [x, y, z] of pointsOf(over.position)) {
      if (Math.abs(x) > 0.65) continue;
      // the highest nearby point of the duvet
      let level = -Infinity;
      for (const [ux, uy, uz] of pointsOf(under.position))
        if (Math.hypot(ux - x, uz - z) < 0.016) level = Math.max(level, uy);
      if (level > y + 0.003) sunk++;
      expect(y).toBeLessThan(0.66);
    }
    expect(sunk).toBe(0);
  });
});
