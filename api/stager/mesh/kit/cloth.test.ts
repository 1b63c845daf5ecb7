import { describe, expect, test } from 'vitest';
import { createCloth, type Cloth, type Threads } from './cloth.js';
import { halfSpace, roundedBoxCollider } from './collider.js';
import { settle } from './settle.js';

const SIDE = 24;
const SIZE = 0.6;

/** A square of 0.6 m at y, its cloth longer by a factor. */
function square(y: number, longer = 1): { cloth: Cloth; threads: Threads } {
  const cell = SIZE / SIDE;
  const threads: Threads = {
    columns: SIDE,
    rows: SIDE,
    particle: (column, row) => row * (SIDE + 1) + column,
    rest: (column, row) => [(column - SIDE / 2) * cell * longer, (row - SIDE / 2) * cell * longer],
  };
  const position = new Float64Array((SIDE + 1) ** 2 * 3);
  for (let row = 0; row <= SIDE; row++)
    for (let column = 0; column <= SIDE; column++) {
      const at = threads.particle(column, row) * 3;
      position[at] = (column - SIDE / 2) * cell;
      position[at + 1] = y + 0.002 * Math.sin(column * 1.3 + row * 0.7);
      position[at + 2] = (row - SIDE / 2) * cell;
    }
  return { cloth: createCloth(position, [threads], { stretch: 0, shear: 2e-5, bend: 1e-5 }), threads };
}

/** Relative stretch of the threads: mean and largest. */
function stretchOf({ position: p, links }: Cloth, threads: Threads): { mean: number; most: number } {
  // the first links are along the threads
  const count = 2 * threads.columns * (threads.rows + 1);
  const shares = Array.from({ length: count }, (_, link) => {
    const [a, b] = [links.first[link] * 3, links.second[link] * 3];
    return Math.abs(Math.hypot(p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]) / links.rest[link] - 1);
  });
  return { mean: shares.reduce((sum, share) => sum + share, 0) / count, most: Math.max(...shares) };
}

/** Mean square of the surface's change of direction between crossings, 1 / metres. */
function curvature({ position: p }: Cloth): number {
  let sum = 0;
  for (let row = 1; row < SIDE; row++)
    for (let column = 1; column < SIDE; column++) {
      const at = (row * (SIDE + 1) + column) * 3 + 1;
      const around = p[at - 3] + p[at + 3] + p[at - 3 * (SIDE + 1)] + p[at + 3 * (SIDE + 1)];
      sum += ((around - 4 * p[at]) / (SIZE / SIDE) ** 2) ** 2;
    }
  return sum / (SIDE - 1) ** 2;
}

describe('cloth', () => {
  test('laid over a box rests on it, hangs down its sides and does not stretch', () => {
    const { cloth, threads } = square(0.42);
    const body = { centre: [0, 0.2, 0], size: [0.3, 0.4, 0.3], radius: 0.04 } as const;
    const collider = roundedBoxCollider(body);
    settle(cloth, { steps: 240, colliders: () => [collider] });
    const { position: p } = cloth;
    const contact = new Float64Array(4);
    for (let particle = 0; particle < p.length / 3; particle++) {
      collider(particle, p, contact);
      expect(contact[3]).toBeGreaterThan(-1e-4);
    }
    expect(p[threads.particle(SIDE / 2, SIDE / 2) * 3 + 1]).toBeCloseTo(0.4, 2);
    expect(p[threads.particle(0, SIDE / 2) * 3 + 1]).toBeLessThan(0.32);
    expect(stretchOf(cloth, threads).mean).toBeLessThan(0.02);
    expect(stretchOf(cloth, threads).most).toBeLessThan(0.15);
  });

  test('buckles into folds if it is longer than what it lies on', () => {
    const floor = halfSpace([0, 0, 0], [0, 1, 0]);
    const bends = [1, 1.05].map((longer) => {
      const { cloth } = square(0.004, longer);
      for (let k = 0; k <= SIDE; k++)
        for (const edge of [k, SIDE * (SIDE + 1) + k, k * (SIDE + 1), k * (SIDE + 1) + SIDE])
          cloth.inverseMass[edge] = 0;
      settle(cloth, { steps: 120, colliders: () => [floor] });
      return curvature(cloth);
    });
    expect(bends[1]).toBeGreaterThan(20 * bends[0]);
  });

  test('stays where it is pinned and falls where it is not', () => {
    const { cloth, threads } = square(1);
    const corner = threads.particle(0, 0);
    cloth.inverseMass[corner] = 0;
    const before = cloth.position.slice(corner * 3, corner * 3 + 3);
    settle(cloth, { steps: 60 });
    expect(cloth.position.slice(corner * 3, corner * 3 + 3)).toEqual(before);
    expect(cloth.position[threads.particle(SIDE, SIDE) * 3 + 1]).toBeLessThan(0.95);
  });

  test('is held by friction on a gentle slope, and slides off a steep one', () => {
    const slid = [0.2, 0.8].map((angle) => {
      const { cloth, threads } = square(0);
      const up = [Math.sin(angle), Math.cos(angle), 0] as const;
      const { position: p } = cloth;
      for (let k = 0; k < p.length; k += 3) p[k + 1] -= p[k] * Math.tan(angle);
      cloth.previous.set(p);
      const middle = threads.particle(SIDE / 2, SIDE / 2) * 3;
      const before = p[middle];
      settle(cloth, { steps: 100, friction: 0.4, colliders: () => [halfSpace([0, 0, 0], up)] });
      return p[middle] - before;
    });
    expect(slid[0]).toBeLessThan(0.01);
    expect(slid[1]).toBeGreaterThan(0.08);
  });

  test('settles deterministically', () => {
    const [one, other] = [square(0.3, 1.03), square(0.3, 1.03)].map(({ cloth }) => {
      settle(cloth, { steps: 50, colliders: () => [halfSpace([0, 0.28, 0], [0, 1, 0])] });
      return cloth.position;
    });
    expect(one).toEqual(other);
  });
});
