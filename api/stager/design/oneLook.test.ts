import { expect, it } from 'vitest';
import { finish } from '../steps.js';
import { CREATIVITY, STYLES, type Style } from '../contract.js';
import type { Mesh } from '../mesh/mesh.js';
import { buildPiece } from '../furniture/catalogue/build.js';
import { openWorkshop } from '../furniture/catalogue/workshop.js';
import type { Kind } from '../kinds.js';
import { inStyle } from '../furniture/proportions.js';

/** Kinds that must share a look; cushions and small items vary at random within the style. */
const LARGE: readonly Kind[] = ['sofa', 'armchair', 'sideboard', 'dining table', 'dining chair'];

/** The index of the material that covers most of a mesh. */
function mostOf({ position, index, material }: Mesh): number {
  const areas = new Map<number, number>();
  for (const [triangle, name] of material.entries()) {
    const [a, b, c] = [0, 1, 2].map((k) => [0, 1, 2].map((axis) => position[index[triangle * 3 + k] * 3 + axis]));
    const [u, v] = [b, c].map((corner) => corner.map((value, axis) => value - a[axis]));
    const area = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
    areas.set(name, (areas.get(name) ?? 0) + area);
  }
  return [...areas].toSorted(([, a], [, b]) => b - a)[0][0];
}

/** The materials of the large pieces in a photo with this seed. */
function looks(style: Style, seed: number): readonly string[] {
  const shop = openWorkshop({ style, creativity: CREATIVITY.usual, seed });
  return LARGE.map((kind) => {
    const piece = { id: kind, kind, ...inStyle(style, kind), x: 0, y: 0, z: 0, angle: 0, seed: seed * 31 };
    const { texture, colour } = shop.materials[mostOf(finish(buildPiece(piece, shop)))];
    return `${kind}: ${texture} ${colour.join(' ')}`;
  });
}

it.each(STYLES)('photos of one job, each with a seed of its own, share materials and colours: %s', (style) => {
  const [first, second] = [5, 1972].map((seed) => looks(style, seed));
  expect(second).toEqual(first);
});
