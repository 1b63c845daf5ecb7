import { describe, expect, test } from 'vitest';
import { paint } from '../../furniture/hexColour.js';
import { STYLE_BOOKS } from '../../furniture/styles.js';
import type { Material } from '../../mesh/mesh.js';
import { sampleTexture } from './texture.js';
import { createTextureSample } from './sample.js';
import { SERGED } from './rug.js';

const HALF = [1.2, 0.8] as const;

const rugOf = (pattern: string, turn = 0): Material => ({
  texture: 'rug',
  pattern,
  colour: paint('E6E0D4'),
  colour2: paint('2F3A48'),
  colour3: paint('8A5A3C'),
  halfSize: HALF,
  seed: 4,
  turn,
  roughness: 1,
  f0: 0,
});

/** Size of a pixel on the rug in metres, and the direction of its longer axis. */
interface Pixel {
  readonly across: number;
  readonly along: number;
  readonly toward: readonly [number, number];
}

const NEAR: Pixel = { across: 0.001, along: 0.001, toward: [0, 1] };

/** Green channel of the rug at a point. */
function greenAt(material: Material, u: number, v: number, { across, along, toward }: Pixel = NEAR): number {
  const out = createTextureSample();
  Object.assign(out, { across, along, alongX: toward[0], alongZ: toward[1] });
  out.footprint = Math.sqrt(across * along);
  sampleTexture(material, u, v, u, 0, v, out);
  return out.g;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a rug', () => {
  test('keeps fine rows that run along the line of sight, where rows across it would alias', () => {
    const rush = rugOf('grid');
    // mean over one rush's length: only what repeats between rushes is left
    const contrast = (pixel: Pixel): number => {
      const rows = Array.from({ length: 28 }, (_, k) =>
        meanOf(Array.from({ length: 40 }, (_, j) => greenAt(rush, 0.12 + j * 0.015, 0.2 + k / 504, pixel))),
      );
      const phases = Array.from({ length: 7 }, (_, k) => meanOf(rows.filter((_, row) => row % 7 === k)));
      return (Math.max(...phases) - Math.min(...phases)) / meanOf(phases);
    };
    const near = contrast(NEAR);
    const slanted = { across: 0.006, along: 0.04 };
    expect(near).toBeGreaterThan(0.08);
    expect(contrast({ ...slanted, toward: [1, 0] })).toBeGreaterThan(near * 0.8);
    expect(contrast({ ...slanted, toward: [0, 1] })).toBeLessThan(near * 0.5);
    expect(contrast({ ...slanted, toward: [0.5, 0.866] })).toBeLessThan(near * 0.6);
  });

  test('rotates the pixel’s axis against a rotated rug', () => {
    const pixel = { across: 0.004, along: 0.05, toward: [Math.SQRT1_2, -Math.SQRT1_2] } as const;
    const turned = greenAt(rugOf('grid', Math.PI / 4), 0.3, 0.207, pixel);
    expect(turned).toBeCloseTo(greenAt(rugOf('grid'), 0.3, 0.207, { ...pixel, toward: [1, 0] }), 6);
  });

  test('changes from its serged edge to its field within a millimetre, all along', () => {
    const rug = rugOf('plain');
    for (let u = -1; u <= 1; u += 0.013) {
      const inside = meanOf([2, 6, 10, 14].map((mm) => greenAt(rug, u, HALF[1] - SERGED - mm / 1000)));
      expect(greenAt(rug, u, HALF[1] - SERGED + 0.0005)).toBeLessThan(inside * 0.85);
    }
  });

  test('draws lines in whole knots, without intermediate yarn', () => {
    const rug = rugOf('diamond');
    const greens = Array.from({ length: 3000 }, (_, k) => greenAt(rug, -1 + k * 0.00067, 0.11 + k * 0.0001));
    const [pale, dark] = [rug.colour[1], rug.colour2?.[1] ?? 0];
    const between = greens.filter((green) => green > dark + 0.3 * (pale - dark) && green < dark + 0.6 * (pale - dark));
    expect(greens.filter((green) => green < dark + 0.3 * (pale - dark)).length).toBeGreaterThan(60);
    expect(between.length).toBeLessThan(greens.length * 0.01);
  });

  test.each(['abrash', 'distressed'])('varies in patches when worn as %s, its ground most', (pattern) => {
    const shares = [1, 5, 9, 14].map((seed) => {
      const greens = Array.from({ length: 2500 }, (_, k) =>
        greenAt({ ...rugOf(pattern), seed }, -1.1 + (k % 50) * 0.044, -0.7 + Math.floor(k / 50) * 0.028),
      );
      return greens.filter((green) => green < 0.4).length / greens.length;
    });
    for (const share of shares) {
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.6);
    }
  });

  test('has a figure that contrasts with its ground in every style', () => {
    for (const [style, { rugs }] of Object.entries(STYLE_BOOKS)) {
      for (const { pattern, ground, figure } of rugs) {
        // in one of the three channels at least: red and navy are equally dark
        const ratios = ground.map((value, k) => (value + 0.05) / (figure[k] + 0.05));
        const most = Math.max(...ratios.map((ratio) => Math.max(ratio, 1 / ratio)));
        expect(most, `${style} ${pattern}`).toBeGreaterThan(1.35);
      }
    }
  });
});
