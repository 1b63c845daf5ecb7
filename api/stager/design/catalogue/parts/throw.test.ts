import { describe, expect, test } from 'vitest';
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
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

/** Largest step between neighbours, sorted by their place. */
const steps = (outline: readonly (readonly [place: number, value: number])[]): number => {
  const sorted = outline.toSorted((a, b) => a[0] - b[0]);
  return Math.max(...sorted.slice(1).map(([, value], k) => Math.abs(value - sorted[k][1])));
};

describe('a throw over an edge', () => {
  test.each([1, 5, 12, 31])('has straight sides, seed %i', (seed) => {
    const cloth = points(throwOver({ ...shape, seed })).filter(([, y]) => y > 0.16 && y < 0.4);
    // the outermost point of each side at every height
    for (const side of [-1, 1]) {
      const outermost = new Map<number, number>();
      for (const [x, y] of cloth) {
        const row = Math.round(y / 0.05);
        outermost.set(row, Math.max(outermost.get(row) ?? -1, x * side));
      }
      expect(outermost.size).toBeGreaterThan(3);
      expect(steps([...outermost])).toBeLessThan(0.008);
    }
  });

  test.each([1, 5, 12, 31])('ends in one straight line with a fringe below, seed %i', (seed) => {
    const { position, index } = throwOver({ ...shape, seed, fringe: false });
    const lowest = Math.min(...points({ position, index, normal: [], uv: [], material: [] }).map(([, y]) => y));
    expect(lowest).toBeGreaterThan(0.14);
    const fringed = points(throwOver({ ...shape, seed }));
    const tips = fringed.filter(([, y]) => y < 0.12).map(([x]) => x);
    expect(Math.max(...tips) - Math.min(...tips)).toBeGreaterThan(0.35);
    expect(steps(tips.map((x) => [x, x] as const))).toBeLessThan(0.025);
  });

  test('is as thick as folded cloth and never sinks into what carries it', () => {
    for (const seed of [1, 5, 12, 31]) {
      const onSeat = points(throwOver({ ...shape, seed })).filter(([, , z]) => z > 0.15 && z < 0.4);
      const heights = onSeat.map(([, y]) => y - 0.45);
      expect(Math.min(...heights)).toBeGreaterThan(-1e-6);
      expect(Math.max(...heights)).toBeGreaterThan(0.022);
      expect(Math.max(...heights)).toBeLessThan(0.04);
    }
  });
});
