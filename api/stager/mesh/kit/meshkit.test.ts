import { describe, expect, test } from 'vitest';
import type { Mesh } from '../mesh.js';
import { boxCushion } from './boxCushion.js';
import { ellipse, extrude, roundedRectangle } from './extrude.js';
import { lathe } from './lathe.js';
import { boundsOf, createMesh, fitToBox, place } from './mesh.js';
import { block, board, roundedBox } from './roundedBox.js';
import { sweep } from './sweep.js';
import { tube } from './tube.js';

/** Six times the volume: positive if the triangles of a closed part face outwards. */
function signedVolume({ position: p, index }: Mesh): number {
  let sum = 0;
  for (let k = 0; k < index.length; k += 3) {
    const [a, b, c] = [index[k] * 3, index[k + 1] * 3, index[k + 2] * 3];
    sum += p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]);
    sum += p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]);
    sum += p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return sum / 6;
}

/** Share of triangles whose vertex normals agree with the face normal. */
function agreement({ position: p, normal: n, index }: Mesh): number {
  let agree = 0;
  for (let k = 0; k < index.length; k += 3) {
    const [a, b, c] = [index[k] * 3, index[k + 1] * 3, index[k + 2] * 3];
    const u = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const v = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const mean = [0, 1, 2].map((axis) => n[a + axis] + n[b + axis] + n[c + axis]);
    if (face[0] * mean[0] + face[1] * mean[1] + face[2] * mean[2] > 0) agree++;
  }
  return agree / (index.length / 3);
}

const solids: Readonly<Record<string, { mesh: Mesh; volume: number }>> = {
  'rounded box': { mesh: roundedBox({ size: [1, 0.5, 0.4], radius: 0.004 }), volume: 0.2 },
  block: { mesh: block(1, 0.5, 0.4), volume: 0.2 },
  board: { mesh: board(1, 0.5, 0.4), volume: 0.2 },
  lathe: {
    mesh: lathe(
      [
        [0, 0],
        [0.5, 0],
        [0.5, 1],
        [0, 1],
      ],
      64,
    ),
    volume: Math.PI / 4,
  },
  tube: {
    mesh: tube({
      path: [
        [0, 0, 0],
        [0, 0.5, 0],
        [0, 1, 0],
      ],
      radius: 0.5,
      sides: 64,
      caps: true,
    }),
    volume: Math.PI / 4,
  },
  extrusion: { mesh: extrude({ outline: ellipse(1, 1, 64), depth: 1, bevel: 0.001 }), volume: Math.PI / 4 },
  sweep: {
    mesh: sweep(
      [0, 1].map((z) => ({
        at: [0, 0, z] as const,
        right: [1, 0, 0] as const,
        up: [0, 1, 0] as const,
        outline: roundedRectangle(1, 1, 0.01),
      })),
    ),
    volume: 1,
  },
  cushion: {
    mesh: boxCushion({ size: [0.6, 0.15, 0.6], seed: 1, piping: 0, crown: 0, wrinkle: 0, closed: true }),
    volume: 0.053,
  },
};

describe('mesh kit', () => {
  test.each(Object.entries(solids))('a %s encloses its volume and faces outwards', (_, { mesh, volume }) => {
    expect(signedVolume(mesh) / volume).toBeGreaterThan(0.93);
    expect(signedVolume(mesh) / volume).toBeLessThan(1.07);
    expect(agreement(mesh)).toBeGreaterThan(0.97);
  });

  test('rotates about the vertical as plans do, and keeps normals correct under non-uniform scale', () => {
    const turned = place(createMesh(), roundedBox({ size: [2, 1, 1] }), {
      turn: { y: Math.PI / 2 },
      at: [5, 0, 0],
      scale: [1, 3, 1],
    });
    const { low, high } = boundsOf(turned);
    expect(low.concat(high).map((value) => Number(value.toFixed(3)))).toEqual([4.5, -1.5, -1, 5.5, 1.5, 1]);
    const point = place(
      createMesh(),
      { position: [0, 0, 1], normal: [0, 0, 1], uv: [0, 0], index: [], material: [] },
      { turn: { y: 0.3 } },
    );
    expect(point.position[0]).toBeCloseTo(Math.sin(0.3), 9);
    expect(point.position[2]).toBeCloseTo(Math.cos(0.3), 9);
    expect(agreement(turned)).toBe(1);
  });

  test('fits a mesh to a box from the floor up', () => {
    const { low, high } = boundsOf(
      fitToBox(
        tube({
          path: [
            [1, 1, 1],
            [2, 4, 2],
          ],
          radius: 0.3,
        }),
        [0.6, 1.7, 0.4],
      ),
    );
    expect(low.concat(high).map((value) => Number(value.toFixed(6)))).toEqual([-0.3, 0, -0.2, 0.3, 1.7, 0.2]);
  });
});
