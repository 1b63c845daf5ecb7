import { describe, expect, test } from 'vitest';
import { MOTIFS } from '../../motifs.js';
import { createRandom } from '../../random.js';
import { TEXTURES, type Material, type Texture } from '../../mesh/mesh.js';
import { createTextureSample } from './sample.js';
import { sampleTexture } from './texture.js';

const PATTERNS: Partial<Record<Texture, readonly string[]>> = {
  fabric: ['linen', 'melange'],
  figured: ['herringbone', 'windowpane', 'mudcloth', 'dashes'],
  wood: ['painted', 'lacquered', 'reclaimed'],
  cane: ['wicker'],
  metal: ['brushed', 'powder', 'forged'],
  shade: ['cloth', 'pleats', 'ribs', 'bulb'],
  stone: ['marble', 'travertine', 'terrazzo', 'concrete', 'glaze'],
  weave: ['knit'],
  rug: [
    'plain',
    'diamond',
    'lines',
    'abrash',
    'rows',
    'distressed',
    'stripes',
    'oriental',
    'kilim',
    'jute',
    'fans',
    'grid',
  ],
  leaf: ['banded', 'plain'],
  screen: ['off', 'picture', 'desktop', 'game', 'garden'],
  art: [...MOTIFS, 'text'],
};

const materialOf = (texture: Texture, pattern?: string): Material => ({
  texture,
  ...(pattern && { pattern }),
  colour: [0.6, 0.4, 0.2],
  colour2: [0.1, 0.2, 0.5],
  colour3: [0.8, 0.8, 0.7],
  halfSize: [1.1, 0.8],
  crease: 1,
  roughness: 0.6,
  f0: 0.04,
  seed: 5,
});

const all = TEXTURES.flatMap((texture) => [undefined, ...(PATTERNS[texture] ?? [])].map((p) => materialOf(texture, p)));
const nameOf = ({ texture, pattern }: Material): string => (pattern ? `${texture} ${pattern}` : texture);

/** Samples a grid over a surface of 2 x 1.5 m. */
function look(material: Material, footprint = 0): number[][] {
  const random = createRandom(11);
  const out = createTextureSample();
  out.footprint = footprint;
  return Array.from({ length: 400 }, () => {
    const [u, v] = [random.between(-1.1, 1.1), random.between(-0.8, 0.8)];
    sampleTexture(material, u, v, u, 0.4, v, out);
    return [out.r, out.g, out.b, out.roughness, out.bumpX, out.bumpY, out.bumpZ];
  });
}

describe('a texture', () => {
  test.each(all.map((material) => [nameOf(material), material] as const))(
    '%s stays within what is real',
    (_, material) => {
      for (const sample of look(material)) {
        expect(sample.every(Number.isFinite)).toBe(true);
        for (const share of sample.slice(0, 4)) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(Math.hypot(...sample.slice(4))).toBeLessThan(1.2);
      }
    },
  );

  test('keeps the mean brightness near its colour', () => {
    const textures = ['fabric', 'weave', 'boucle', 'velvet', 'leather', 'wood', 'paper', 'plain'] as const;
    const off = textures.filter((texture) => {
      const greens = look(materialOf(texture)).map((sample) => sample[1]);
      const mean = greens.reduce((sum, value) => sum + value, 0) / greens.length;
      return Math.abs(mean / 0.4 - 1) > 0.2;
    });
    expect(off).toEqual([]);
  });

  test('shows a rug’s figure, a different one for each pattern', () => {
    const figured = (PATTERNS.rug ?? []).filter((pattern) => pattern !== 'plain');
    const looks = figured.map((pattern) => look(materialOf('rug', pattern)));
    // blue over red is 0.3 on the ground, 5 on the figure, 0.9 on the third colour
    const bare = figured.filter((_, k) => looks[k].filter(([red, , blue]) => blue > 0.55 * red).length < 16);
    expect(bare).toEqual([]);
    expect(new Set(looks.map((samples) => samples.flat().join())).size).toBe(figured.length);
  });

  test('overwrites the sample completely: nothing of the previous point is left', () => {
    const wood = materialOf('wood');
    const fresh = createTextureSample();
    const used = createTextureSample();
    sampleTexture(materialOf('rug', 'kilim'), 0.3, 0.2, 1, 1, 1, used);
    sampleTexture(wood, 0.1, 0.2, 1, 0.3, 2, used);
    sampleTexture(wood, 0.1, 0.2, 1, 0.3, 2, fresh);
    expect(used).toEqual(fresh);
  });

  test('shows no weave that is finer than a pixel, which would alias', () => {
    const contrast = (material: Material, footprint: number): number => {
      const greens = look(material, footprint).map((sample) => sample[1]);
      const mean = greens.reduce((sum, value) => sum + value, 0) / greens.length;
      return Math.sqrt(greens.reduce((sum, value) => sum + (value - mean) ** 2, 0) / greens.length) / mean;
    };
    const figured = (PATTERNS.figured ?? []).map((pattern) => ['figured', pattern] as const);
    for (const [texture, pattern] of [['weave'], ['cane'], ['cane', 'wicker'], ...figured] as const) {
      const material = materialOf(texture, pattern);
      expect(contrast(material, 0.03)).toBeLessThan(contrast(material, 0) * 0.75);
    }
  });

  test('paints another picture of a motif for another seed', () => {
    const alike = MOTIFS.filter((motif) => {
      const other = { ...materialOf('art', motif), seed: 6 };
      return distance(thumbnail(materialOf('art', motif)), thumbnail(other)) < 0.1;
    });
    expect(alike).toEqual([]);
  });
});

/** A picture in 24 x 16 pixels of four samples each; square roots of albedo approximate perception. */
function thumbnail(material: Material): number[] {
  const out = createTextureSample();
  const pixel = (i: number, j: number): number[] => {
    const mean = [0, 0, 0];
    for (const [du, dv] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const [u, v] = [((i + du) / 12 - 1) * 1.1, ((j + dv) / 8 - 1) * 0.8];
      sampleTexture(material, u, v, u, 0.4, v, out);
      for (const [channel, value] of [out.r, out.g, out.b].entries()) mean[channel] += value / 4;
    }
    return mean.map(Math.sqrt);
  };
  return Array.from({ length: 24 * 16 }, (_, k) => pixel(k % 24, Math.floor(k / 24))).flat();
}

/** Deviation of a thumbnail's pixels from its mean, summed. */
const contrast = (pixels: readonly number[]): number => {
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  return pixels.reduce((sum, value) => sum + Math.abs(value - mean), 0);
};

/** Difference of two thumbnails relative to their contrast: 0 equal, about 1 unrelated. */
const distance = (a: readonly number[], b: readonly number[]): number =>
  (2 * a.reduce((sum, value, k) => sum + Math.abs(value - b[k]), 0)) / (contrast(a) + contrast(b));

describe('the motifs of pictures', () => {
  const pictures = MOTIFS.map((motif) => ({ motif, look: thumbnail(materialOf('art', motif)) }));

  test('are all drawn: none is blank', () => {
    const bare = pictures.filter(({ look: pixels }) => contrast(pixels) / pixels.length < 0.02);
    expect(bare.map(({ motif }) => motif)).toEqual([]);
  });

  test('differ from one another', () => {
    const alike = pictures.flatMap(({ motif, look: pixels }, k) =>
      pictures
        .slice(0, k)
        .filter((other) => distance(pixels, other.look) < 0.5)
        .map((other) => `${motif} and ${other.motif}`),
    );
    expect(alike).toEqual([]);
  });
});
