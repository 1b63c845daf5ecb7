import { describe, expect, test } from 'vitest';
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { throwOver } from './throw.js';

/** Over the front edge of a seat: 0.45 m on it, 0.3 m down. */
const path: readonly Vec3[] = [
  [0, 0.15, 0.5],
  [0, 0.43, 0.5],
  [0, 0.45, 0.48],
  [0, 0.45, 0.05],
];
const shape = { path, across: [-1, 0, 0] as const, width: 0.42 };

const points = ({ position }: Mesh): Vec3[] =>
  Array.from({ length: position.length / 3 }, (_, k) => [position[k * 3], position[k * 3 + 1], position[k * 3 + 2]]);

describe('a throw over an edge', () => {
  test.each([1, 5, 12, 31])('lies on the seat and never sinks into it, seed %i', (seed) => {
    const cloth = points(throwOver({ ...shape, seed }));
    const onSeat = cloth.filter(([, , z]) => z > 0.15 && z < 0.4).map(([, y]) => y - 0.45);
    expect(Math.min(...onSeat)).toBeGreaterThan(-0.006);
    expect(Math.min(...onSeat)).toBeLessThan(0.012);
    expect(Math.max(...onSeat)).toBeLessThan(0.09);
    const before = cloth.filter(([, y]) => y < 0.38).map(([, , z]) => z - 0.5);
    expect(Math.min(...before)).toBeGreaterThan(-0.006);
  });

  test.each([1, 5, 12, 31])('falls in folds along its length, seed %i', (seed) => {
    // the outermost point of each 2 cm across, about 10 cm below the edge
    const fold = new Map<number, number>();
    for (const [x, y, z] of points(throwOver({ ...shape, seed })))
      if (y > 0.27 && y < 0.36) fold.set(Math.round(x / 0.02), Math.max(fold.get(Math.round(x / 0.02)) ?? 0, z - 0.5));
    const depths = [...fold].toSorted((a, b) => a[0] - b[0]).map(([, depth]) => depth);
    expect(depths.length).toBeGreaterThan(14);
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(0.015);
    const turns = depths.filter(
      (depth, k) => k > 0 && k < depths.length - 1 && depth > depths[k - 1] && depth > depths[k + 1],
    );
    expect(turns.length).toBeGreaterThan(0);
  });

  test.each([1, 5, 12, 31])('hangs askew with a fringe below, seed %i', (seed) => {
    const heights = points(throwOver({ ...shape, seed })).map(([, y]) => y);
    const lowest = Math.min(...heights);
    expect(lowest).toBeLessThan(0.14);
    expect(lowest).toBeGreaterThan(0);
  });

  test('is the same in each build', () => {
    expect(throwOver({ ...shape, seed: 4 })).toEqual(throwOver({ ...shape, seed: 4 }));
  });
});
