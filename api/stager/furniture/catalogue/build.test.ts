import { describe, expect, test } from 'vitest';
import { STYLES, type Plan, type Style } from '../../contract.js';
import { boundsOf } from '../../mesh/kit/mesh.js';
import { finish } from '../../steps.js';
import { type Kind } from '../../kinds.js';
import { sectionalLayout } from '../sectional.js';
import { buildEachInSteps, buildScene } from './build.js';
import { pieceLabel } from './label.js';
import { faultsOf, KIND_NAMES, pieceOf, planOf, type Size } from './testing/pieces.js';

describe('every kind of furniture', () => {
  // a part of kinds, styles and sizes: the whole takes minutes, see build.long.test.ts
  test.each(STYLES.map((style, index) => ({ style, index })))(
    'is a valid mesh that fills its box at any size: $style',
    ({ style, index }) => {
      const found = KIND_NAMES.flatMap((kind, number) => {
        const turn = (index + number) % 6;
        const sizes: readonly Size[] = turn === 0 ? ['small', 'usual'] : turn === 3 ? ['usual', 'large'] : [];
        return sizes.flatMap((size) => faultsOf(kind, style, size));
      });
      expect(found).toEqual([]);
    },
  );

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

  test('is built once, wherever it stands', () => {
    const bedroom = planOf('classique', [pieceOf('bed', 'classique')]);
    const moved = {
      ...bedroom,
      pieces: bedroom.pieces.map((one) => ({ ...one, x: 1, angle: 0.5, wall: 'left' as const })),
    };
    const stepsOf = (...plans: Plan[]) => {
      const steps = buildEachInSteps(plans);
      let count = 0;
      while (!steps.next().done) count++;
      return count;
    };
    expect(stepsOf(bedroom)).toBeGreaterThan(1);
    expect(stepsOf(bedroom, moved)).toBe(stepsOf(bedroom) + 1);
    expect(finish(buildEachInSteps([bedroom, moved]))[1]).toEqual(buildScene(moved));
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
