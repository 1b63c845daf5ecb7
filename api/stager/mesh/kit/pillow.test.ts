import { describe, expect, test } from 'vitest';
import type { Mesh } from '../mesh.js';
import { boundsOf } from './mesh.js';
import { pillow } from './pillow.js';

const [width, height, thickness] = [0.5, 0.42, 0.18];

/** Twice the area of each triangle as a vector, with its corners' array offsets. */
function* facesOf({ position: p, index }: Mesh) {
  for (let k = 0; k < index.length; k += 3) {
    const [a, b, c] = [index[k] * 3, index[k + 1] * 3, index[k + 2] * 3];
    const u = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const v = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const area = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    yield { corners: [a, b, c], area };
  }
}

describe('a pillow', () => {
  test.each([2, 19, 44, 83])('is stuffed, faces outwards and keeps its size, seed %i', (seed) => {
    const mesh = pillow({ width, height, thickness, seed, dent: 0.06 });
    const { position: p, normal: n } = mesh;
    let volume = 0;
    let agree = 0;
    for (const { corners, area } of facesOf(mesh)) {
      const [a] = corners;
      volume += (p[a] * area[0] + p[a + 1] * area[1] + p[a + 2] * area[2]) / 6;
      const facing = [0, 1, 2].map((axis) => corners.reduce((sum, at) => sum + n[at + axis], 0) * area[axis]);
      if (facing[0] + facing[1] + facing[2] > 0) agree++;
    }
    expect(volume / (width * height * thickness)).toBeGreaterThan(0.45);
    expect(volume / (width * height * thickness)).toBeLessThan(0.7);
    expect(agree / (mesh.index.length / 3)).toBeGreaterThan(0.99);
    const { low, high } = boundsOf(mesh);
    expect(high[0] - low[0]).toBeCloseTo(width, 6);
    expect(high[1] - low[1]).toBeCloseTo(height, 6);
    expect(high[2] - low[2]).toBeGreaterThan(thickness * 0.8);
    expect(high[2] - low[2]).toBeLessThan(thickness * 1.25);
  });

  test.each([2, 19, 44, 83])('gathers along its seam and does not intersect itself, seed %i', (seed) => {
    const { position: p, uv } = pillow({ width, height, thickness, seed });
    const half = uv.length / 4;
    const columns = uv.findIndex((value, k) => k % 2 === 1 && value > uv[1] + 0.01);
    const across = (columns - 1) / 2;
    const rows = half / across;
    // front before back at every crossing inside the seam
    for (let row = 1; row < rows - 1; row++)
      for (let column = 1; column < across - 1; column++) {
        const at = row * across + column;
        expect(p[at * 3 + 2] - p[(half + at) * 3 + 2]).toBeGreaterThan(0.005);
      }
    // the vertical seam zigzags: a fan of creases meets it
    const seam = Array.from({ length: rows }, (_, row) => p[row * across * 3]);
    const bends = seam.slice(2).map((x, k) => seam[k] - 2 * seam[k + 1] + x);
    const turns = bends.slice(1).filter((bend, k) => bend * bends[k] < 0 && Math.abs(bend - bends[k]) > 0.0004);
    expect(turns.length).toBeGreaterThan(2);
  });

  test('has a dent in the middle of its upper edge', () => {
    const depth = [0, 0.08].map((dent) => {
      const { position } = pillow({ width, height, thickness, seed: 5, dent });
      let top = -1;
      for (let k = 0; k < position.length; k += 3)
        if (Math.abs(position[k]) < 0.05) top = Math.max(top, position[k + 1]);
      return height / 2 - top;
    });
    expect(depth[1]).toBeGreaterThan(depth[0] + 0.008);
  });

  test('is deterministic, and different for another seed', () => {
    const one = pillow({ width, height, thickness, seed: 3 });
    expect(pillow({ width, height, thickness, seed: 3 })).toEqual(one);
    expect(pillow({ width, height, thickness, seed: 4 }).position).not.toEqual(one.position);
  });
});
