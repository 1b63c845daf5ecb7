import { KINDS } from '../../../kinds.js';
import { describe, expect, test } from 'vitest';
import { STYLES, type Piece, type Plan } from '../../../contract.js';
import { panelWidth } from '../../curtainPair.js';
import { buildScene } from '../build.js';

const [WIDTH, HEIGHT] = [2.4, 2.35];

const piece: Piece = {
  id: 'curtain-1',
  kind: 'curtain',
  width: WIDTH,
  height: HEIGHT,
  depth: KINDS.curtain.size.depth,
  x: 0,
  y: 0,
  z: 0,
  angle: 0,
  seed: 5,
};

describe('a pair of curtains', () => {
  test.each(STYLES)('hangs in folds beside the middle, just clear of the floor: %s', (style) => {
    const notes: Plan['notes'] = [];
    const plan: Plan = { roomType: 'living_room', style, creativity: 15, seed: 1, pieces: [piece], notes };
    const { mesh, materials } = buildScene(plan);
    const cloth = materials.findIndex(({ transmission }) => (transmission ?? 0) > 0);
    const { position: p, normal: n } = mesh;
    const vertices = new Set<number>();
    let turned = 0;
    let quads = 0;
    mesh.material.forEach((material, triangle) => {
      if (material !== cloth) return;
      const [a, b, c] = [0, 1, 2].map((corner) => mesh.index[triangle * 3 + corner]);
      for (const vertex of [a, b, c]) vertices.add(vertex);
      const side = (from: number, to: number) => [0, 1, 2].map((axis) => p[to * 3 + axis] - p[from * 3 + axis]);
      const [u, v] = [side(a, b), side(a, c)];
      const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
      quads++;
      if (face[0] * n[a * 3] + face[1] * n[a * 3 + 1] + face[2] * n[a * 3 + 2] < 0) turned++;
    });
    expect(turned / quads).toBeLessThan(0.01);
    const points = [...vertices].map((vertex) => [p[vertex * 3], p[vertex * 3 + 1], p[vertex * 3 + 2]] as const);
    const hem = Math.min(...points.map(([, y]) => y));
    expect(hem).toBeGreaterThanOrEqual(0);
    expect(hem).toBeLessThan(0.02);
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(HEIGHT - 0.06);
    // nothing between the two panels
    expect(Math.min(...points.map(([x]) => Math.abs(x)))).toBeGreaterThan(WIDTH / 2 - panelWidth(WIDTH) - 0.06);
    // at half height each panel comes forward and goes back, fold by fold
    const half = points.filter(([x, y]) => x > 0 && Math.abs(y - HEIGHT / 2) < 0.05).toSorted((a, b) => a[0] - b[0]);
    const depths = half.map(([, , z]) => z);
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(0.03);
    const middle = (Math.max(...depths) + Math.min(...depths)) / 2;
    const crossings = depths.slice(1).filter((z, k) => z > middle !== depths[k] > middle).length;
    expect(crossings).toBeGreaterThanOrEqual(5);
  });
});
