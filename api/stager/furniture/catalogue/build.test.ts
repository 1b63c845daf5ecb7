import { describe, expect, test } from 'vitest';
import { CREATIVITY, STYLES, type Piece, type Plan, type Style } from '../../contract.js';
import type { Mesh, Scene } from '../../mesh/mesh.js';
import { boundsOf } from '../../mesh/kit/mesh.js';
import { KINDS, type Kind } from '../../kinds.js';
import { inStyle } from '../proportions.js';
import { sectionalLayout } from '../sectional.js';
import { buildScene } from './build.js';
import { pieceLabel } from './label.js';

const KIND_NAMES = Object.keys(KINDS) as Kind[];
const SIZES = { small: 0.65, usual: 1, large: 1.4 } as const;

/** Most triangles of one piece at its usual size: a furnished living room stays below 125 000. */
const BUDGET: Partial<Record<Kind, number>> = {
  sofa: 36_000,
  sectional: 48_000,
  armchair: 12_500,
  loveseat: 25_000,
  chaise: 17_000,
  daybed: 18_000,
  'outdoor sofa': 23_500,
  bed: 47_000,
  bookcase: 14_000,
  'display cabinet': 15_500,
  dresser: 14_000,
  plant: 16_000,
};
const USUAL_BUDGET = 12_000;

function pieceOf(kind: Kind, style: Style, { factor = 1, seed = 7 } = {}): Piece {
  const { width, depth, height } = inStyle(style, kind);
  const size = { width: width * factor, depth: depth * factor, height: height * factor };
  return { id: kind, kind, ...size, x: 0, y: 0, z: 0, angle: 0, seed };
}

function planOf(style: Style, pieces: readonly Piece[], creativity: number = CREATIVITY.usual): Plan {
  return { roomType: 'living_room', style, creativity, seed: 1, pieces, notes: [] };
}

function faults({ mesh, materials }: Scene): string[] {
  const vertices = mesh.position.length / 3;
  const found: string[] = [];
  // plain loops, as callbacks over a million numbers would dominate the run time
  const allFinite = (values: readonly number[]): boolean => {
    for (const value of values) if (!Number.isFinite(value)) return false;
    return true;
  };
  const allBelow = (values: readonly number[], end: number): boolean => {
    for (const value of values) if (!(Number.isInteger(value) && value >= 0 && value < end)) return false;
    return true;
  };
  if (!allFinite(mesh.position) || !allFinite(mesh.normal) || !allFinite(mesh.uv)) found.push('not a number');
  if (!allBelow(mesh.index, vertices)) found.push('index');
  if (mesh.normal.length !== vertices * 3 || mesh.uv.length !== vertices * 2) found.push('lengths');
  if (mesh.material.length !== mesh.index.length / 3) found.push('a material for each triangle');
  if (!allBelow(mesh.material, materials.length)) found.push('unknown material');
  for (let k = 0; k < mesh.normal.length; k += 3) {
    const square = mesh.normal[k] ** 2 + mesh.normal[k + 1] ** 2 + mesh.normal[k + 2] ** 2;
    if (Math.abs(square - 1) < 2e-3) continue;
    found.push(`normal ${k / 3} is not of length 1`);
    break;
  }
  return found;
}

/** Greatest distance between the mesh's bounds and the piece's box, metres. */
function misfit(mesh: Mesh, { width, depth, height }: Piece): number {
  const { low, high } = boundsOf(mesh);
  const wanted = [-width / 2, 0, -depth / 2, width / 2, height, depth / 2];
  return Math.max(...[...low, ...high].map((value, k) => Math.abs(value - wanted[k])));
}

describe('every kind of furniture', () => {
  for (const style of STYLES) {
    test(`is a valid mesh that fills its box at any size: ${style}`, () => {
      const found: string[] = [];
      for (const kind of KIND_NAMES) {
        // each size in a third of the styles, which share their makers, to save time
        for (const [name, factor] of Object.entries(SIZES)) {
          if (name !== 'usual' && STYLES.indexOf(style) % 3 !== (name === 'small' ? 0 : 1)) continue;
          const piece = pieceOf(kind, style, { factor });
          const scene = buildScene(planOf(style, [piece]));
          const triangles = scene.mesh.material.length;
          const off = misfit(scene.mesh, piece);
          found.push(...faults(scene).map((fault) => `${name} ${kind}: ${fault}`));
          if (!(off < 0.02)) found.push(`${name} ${kind}: ${off} m off its box`);
          if (name === 'usual' && triangles > (BUDGET[kind] ?? USUAL_BUDGET))
            found.push(`${kind}: ${triangles} triangles`);
        }
      }
      expect(found).toEqual([]);
    });
  }

  test('has a name for the report', () => {
    for (const kind of KIND_NAMES) expect(pieceLabel(pieceOf(kind, 'modern'), 'modern')).toMatch(/^[a-z][a-z0-9 -]+$/);
    expect(pieceLabel({ ...pieceOf('bed', 'modern'), width: 1.95 }, 'modern')).toBe('king bed');
    expect(pieceLabel({ ...pieceOf('sofa', 'modern'), width: 1.6 }, 'modern')).toBe('two-seat sofa');
  });
});

describe('a sectional', () => {
  test.each([
    [4, -1],
    [7, 1],
  ])('with seed %i has its return at %i and leaves the other corner free', (seed, side) => {
    for (const style of STYLES) {
      const piece = pieceOf('sectional', style, { seed });
      const layout = sectionalLayout(piece);
      expect(layout.side).toBe(side);
      const { mesh } = buildScene(planOf(style, [piece]));
      const corner = mesh.position.filter((_, k) => {
        const at = k - (k % 3);
        const outside = mesh.position[at] * side < piece.width / 2 - layout.returnWidth - 0.03;
        return outside && mesh.position[at + 2] > layout.mainDepth - piece.depth / 2 + 0.08;
      });
      expect(corner).toEqual([]);
    }
  });
});

describe('a furnished room', () => {
  const living: readonly Kind[] = [
    'sofa',
    'coffee table',
    'rug',
    'armchair',
    'side table',
    'floor lamp',
    'media unit',
    'plant',
    'art',
    'curtain',
    'pendant',
  ];
  const pieces = living.map((kind, k) => ({
    ...pieceOf(kind, 'classique', { seed: k }),
    id: `${kind} ${k}`,
    x: k * 3,
  }));
  const plan = planOf('classique', [...pieces, { ...pieces[3], id: 'second armchair', x: -3 }], 30);

  test('is the same mesh in each build', () => {
    expect(buildScene(plan)).toEqual(buildScene(plan));
  });

  test('stays within the budget of triangles', () => {
    expect(buildScene(plan).mesh.material.length).toBeLessThan(100_000);
  });

  test('keeps a piece unchanged when another one changes', () => {
    const [first, ...others] = plan.pieces;
    const alone = buildScene({ ...plan, pieces: [first] }).mesh;
    const changed = buildScene({ ...plan, pieces: [first, ...others.slice(2)] }).mesh;
    expect(changed.position.slice(0, alone.position.length)).toEqual(alone.position);
    expect(changed.uv.slice(0, alone.uv.length)).toEqual(alone.uv);
  });

  test('puts the front of a turned piece where the contract says', () => {
    const angle = 0.7;
    const piece = { ...pieceOf('television', 'modern'), x: 2, z: -3, y: 0.5, angle };
    const { mesh, materials } = buildScene(planOf('modern', [piece]));
    const glass = mesh.material.findIndex((material) => materials[material].roughness === 0.1);
    const vertex = mesh.index[glass * 3] * 3;
    expect(mesh.normal[vertex]).toBeCloseTo(Math.sin(angle), 3);
    expect(mesh.normal[vertex + 2]).toBeCloseTo(Math.cos(angle), 3);
    const { low, high } = boundsOf(mesh);
    expect((low[0] + high[0]) / 2).toBeCloseTo(2, 3);
    expect((low[2] + high[2]) / 2).toBeCloseTo(-3, 3);
    expect(low[1]).toBeCloseTo(0.5, 6);
  });
});

describe('styles', () => {
  const shapeOf = (kind: Kind, style: Style): string => {
    const piece = { ...pieceOf(kind, 'modern'), seed: 3 };
    return buildScene(planOf(style, [piece]))
      .mesh.position.map((value) => value.toFixed(2))
      .join(' ');
  };

  test('differ in silhouette and not in colour alone', () => {
    for (const kind of ['sofa', 'armchair', 'bed', 'dining chair', 'coffee table'] as const) {
      const shapes = STYLES.map((style) => shapeOf(kind, style));
      expect(new Set(shapes).size).toBeGreaterThanOrEqual(8);
    }
  });

  test('show more than one motif on the walls', () => {
    for (const style of STYLES) {
      const motifs = Array.from({ length: 12 }, (_, seed) => {
        const { materials } = buildScene(planOf(style, [pieceOf('art', style, { seed })]));
        return materials.find(({ texture }) => texture === 'art')?.pattern;
      });
      expect(new Set(motifs).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('grow bolder with creativity', () => {
    const strongest = (creativity: number): number => {
      const { materials } = buildScene(planOf('miami', [pieceOf('sofa', 'miami')], creativity));
      const cushions = materials.filter(({ texture }) => texture === 'fabric' || texture === 'velvet').slice(1);
      return Math.max(...cushions.map(({ colour }) => Math.max(...colour) - Math.min(...colour)));
    };
    expect(strongest(30)).toBeGreaterThan(strongest(0) + 0.2);
  });
});
