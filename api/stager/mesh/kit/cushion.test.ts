import { describe, expect, test } from 'vitest';
import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { boxCushion } from './boxCushion.js';
import { foldHeight, foldsOf } from './folds.js';

const SEAT: Vec3 = [0.9, 0.16, 0.6];

/** Height of the top at the vertex nearest to (x, z). */
function topAt({ position, normal }: Mesh, x: number, z: number): number {
  let [top, nearest] = [0, Infinity];
  for (let k = 0; k < position.length; k += 3) {
    const away = Math.hypot(position[k] - x, position[k + 2] - z);
    if (normal[k + 1] < 0.3 || away > nearest) continue;
    [top, nearest] = [position[k + 1], away];
  }
  return top;
}

describe('folds', () => {
  const grid = Array.from({ length: 90 * 60 }, (_, k) => [(k % 90) / 100 - 0.445, Math.floor(k / 90) / 100 - 0.295]);
  const heights = (seed: number, loose: number): number[] => {
    const folds = foldsOf({ size: SEAT, seed, depth: 0.01, loose });
    return grid.map(([x, z]) => foldHeight(folds, x, z));
  };

  test('are as deep as requested, and leave most of the face unchanged', () => {
    for (const seed of [3.2, 8.9, 31.7]) {
      const all = heights(seed, 0.8);
      expect(Math.min(...all)).toBeLessThan(-0.006);
      expect(Math.min(...all)).toBeGreaterThan(-0.0101);
      expect(Math.max(...all)).toBeLessThan(0.0051);
      expect(all.filter((height) => Math.abs(height) < 0.002).length).toBeGreaterThan(all.length * 0.5);
    }
  });

  test('are the same for one seed, different for the next, and more numerous in a loose cover', () => {
    expect(heights(5.5, 0.8)).toEqual(heights(5.5, 0.8));
    expect(heights(5.5, 0.8)).not.toEqual(heights(7.2, 0.8));
    const moved = (loose: number) => heights(5.5, loose).filter((height) => Math.abs(height) > 0.002).length;
    expect(moved(1)).toBeGreaterThan(moved(0));
  });
});

describe('a cushion', () => {
  const plain = { size: SEAT, seed: 2, wrinkle: 0, piping: 0 } as const;

  test('has a crown with lower corners', () => {
    const mesh = boxCushion({ ...plain, crown: 0.03 });
    const [edge, corner] = [topAt(mesh, 0, 0.27), topAt(mesh, 0.42, 0.27)];
    expect(topAt(mesh, 0, 0)).toBeGreaterThan(edge + 0.008);
    expect(edge).toBeGreaterThan(corner + 0.004);
  });

  test('is lower along its seams than between them', () => {
    const inner = SEAT[0] / 2 - 0.03;
    const stitched = boxCushion({ ...plain, fields: [4, 1] });
    const bare = boxCushion(plain);
    const sunk = (x: number) => topAt(bare, x, 0) - topAt(stitched, x, 0);
    expect(sunk(inner / 2)).toBeGreaterThan(0.008);
    expect(sunk(inner / 4)).toBeLessThan(0.004);
  });

  test('slumps if its rear edge is its top', () => {
    const rear = (slump: number) => {
      const { position } = boxCushion({ ...plain, slump });
      const middle = position.filter((_, k) => k % 3 === 2 && Math.abs(position[k - 2]) < 0.03);
      return Math.min(...middle);
    };
    expect(rear(0.03)).toBeGreaterThan(rear(0) + 0.015);
  });
});
