import { describe, expect, it } from 'vitest';
import { STYLES, type Style } from '../contract.js';
import { mediumOf, type Motif } from '../motifs.js';
import { motifsOf, suitsSize } from '../furniture/catalogue/decor/motifs.js';
import { choosePictures, dealMotifs } from './pictures.js';

const SIZES = {
  upright: { width: 0.6, height: 0.8 },
  wide: { width: 1.2, height: 0.8 },
  square: { width: 0.8, height: 0.8 },
};
const place = (group: string, size = SIZES.wide) => ({ ...size, group, wall: 'back' as const });

/** The first `each` motifs in each photo of a job. */
function shownIn(styles: readonly Style[], each: number, seed = 5): Motif[][] {
  return dealMotifs(styles, seed).map((motifs, photo) => {
    const next = choosePictures({ style: styles[photo] ?? 'modern', seed: photo, motifs });
    return Array.from({ length: each }, (_, k) => next(place(`wall ${k}`)));
  });
}

it('every style has eight motifs or more for each shape of a sheet', () => {
  const short = STYLES.flatMap((style) =>
    Object.entries(SIZES)
      .map(([shape, size]) => ({
        style,
        shape,
        count: motifsOf(style).filter((motif) => suitsSize(motif, size)).length,
      }))
      .filter(({ count }) => count < 8),
  );
  expect(short).toEqual([]);
});

describe('a plan', () => {
  it('repeats a motif only after each has been shown', () => {
    for (const style of STYLES) {
      const next = choosePictures({ style, seed: 3 });
      const all = motifsOf(style).filter((motif) => suitsSize(motif, SIZES.wide));
      const shown = all.map((_, k) => next(place(`wall ${k}`)));
      expect(new Set(shown).size).toBe(all.length);
      expect(shown).toContain(next(place('one more')));
    }
  });

  it('hangs pictures of one medium together', () => {
    const pairs = Array.from({ length: 20 }, (_, seed) => {
      const next = choosePictures({ style: 'scandinave', seed });
      return [next(place('sofa')), next(place('sofa'))].map(mediumOf);
    });
    expect(pairs.filter(([first, second]) => first === second).length).toBeGreaterThan(14);
  });

  it('begins with other motifs for another seed', () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => choosePictures({ style: 'modern', seed })(place('sofa')));
    expect(new Set(firsts).size).toBeGreaterThan(5);
  });
});

describe('the photos of a job', () => {
  it('share no motif while the style has enough', () => {
    for (const style of STYLES) {
      const photos = 12;
      const shown = shownIn(Array<Style>(photos).fill(style), 1).flat();
      const all = motifsOf(style).filter((motif) => suitsSize(motif, SIZES.wide));
      expect(new Set(shown).size).toBe(Math.min(photos, all.length));
    }
  });

  it('share no motif where the styles differ', () => {
    const shown = shownIn(STYLES, 1).flat();
    expect(new Set(shown).size).toBe(STYLES.length);
  });

  it('get the same motifs each time', () => {
    expect(dealMotifs(['modern', 'japon'], 9)).toEqual(dealMotifs(['modern', 'japon'], 9));
    expect(dealMotifs(['modern', 'japon'], 10)).not.toEqual(dealMotifs(['modern', 'japon'], 9));
  });
});
