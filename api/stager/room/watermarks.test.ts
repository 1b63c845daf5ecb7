import { describe, expect, it } from 'vitest';
import { finish } from '../breathe.js';
import type { Opening, Pixel, Raster } from '../contract.js';
import { fineLook } from './fineLook.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { filled } from './testing/paint.js';
import { watermarksIn } from './watermarks.js';

const spec = { width: 800, height: 560, ...FRONTAL_DRAWING } as const;
const bare = drawRoom(spec);
const wall = (side: 'back' | 'left' | 'right', at: number, from: number, to: number) => ({
  side,
  at,
  from,
  to,
  seen: true,
  uprights: [],
});
const { left, right, back } = spec;
const room = {
  camera: cameraOfDrawing(spec),
  walls: {
    back: wall('back', back, left, right),
    left: wall('left', left, back, 0),
    right: wall('right', right, back, 0),
  },
  openings: [] as readonly Opening[],
};

const rectangle = (x: number, y: number, wide: number, high: number): Pixel[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

/** A row of capital letters L, E and the like: a stem with two bars. */
function lettered(picture: Raster, [x, y]: Pixel, count: number): Raster {
  let out = picture;
  for (let i = 0; i < count; i++) {
    const at = x + 20 * i;
    for (const bar of [rectangle(at, y, 4, 20), rectangle(at, y + 16, 14, 4), rectangle(at, y + 8, 11, 3)])
      out = filled(out, bar, 225);
  }
  return out;
}

const seenIn = (picture: Raster, openings: readonly Opening[] = []) =>
  finish(watermarksIn({ ...room, openings }, finish(fineLook(picture))));

describe('letters over a photo', () => {
  it('are seen as one mark with all of them inside', () => {
    const [mark, ...others] = seenIn(lettered(bare, [520, 500], 6));
    expect(others).toEqual([]);
    const xs = mark.outline.map(([x]) => x);
    const ys = mark.outline.map(([, y]) => y);
    expect(Math.min(...xs)).toBeLessThan(520);
    expect(Math.max(...xs)).toBeGreaterThan(634);
    expect([Math.min(...ys) < 500, Math.max(...ys) > 520]).toEqual([true, true]);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(160);
    expect(mark.certainty).toBeGreaterThan(0.5);
  });

  it('are none where a few marks stand alone, nor where panes do', () => {
    expect(seenIn(bare)).toEqual([]);
    expect(seenIn(lettered(bare, [520, 500], 2))).toEqual([]);
    const panes = [0, 1, 2, 3, 4].reduce((out, i) => filled(out, rectangle(520 + 24 * i, 500, 16, 20), 225), bare);
    expect(seenIn(panes)).toEqual([]);
  });

  it('are no marks in a window: a sign across the street', () => {
    const window: Opening = {
      wall: 'back',
      kind: 'window',
      from: -1.5,
      to: 1.5,
      bottom: 0.6,
      top: 2.2,
      certainty: 0.9,
      glow: 1,
    };
    const dark = filled(bare, rectangle(330, 240, 170, 60), 60);
    const sign = lettered(dark, [350, 260], 6);
    expect(seenIn(sign)).toHaveLength(1);
    expect(seenIn(sign, [window])).toEqual([]);
  });
});
