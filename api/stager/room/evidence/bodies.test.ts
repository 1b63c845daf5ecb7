import { describe, expect, it } from 'vitest';
import type { Opening, Raster } from '../../contract.js';
import { finish } from '../../steps.js';
import { straightEdges } from '../camera/straightEdges.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from '../testing/drawRoom.js';
import { painted, withBox } from '../testing/paint.js';
import { bodiesBefore, bodyThings } from './bodies.js';
import { photoLook } from './photoLook.js';

const spec = { width: 900, height: 600, ...FRONTAL_DRAWING } as const;
const camera = cameraOfDrawing(spec);
const { left, right, back, ceiling } = spec;
const bare = drawRoom(spec);

const wall = (side: 'back' | 'left' | 'right', at: number, from: number, to: number) => {
  return { side, at, from, to, seen: true, uprights: [] };
};
const room = {
  width: spec.width,
  height: spec.height,
  camera,
  ceilingHeight: ceiling,
  walls: {
    back: wall('back', back, left, right),
    left: wall('left', left, back, -2),
    right: wall('right', right, back, -2),
  },
  openings: [] as readonly Opening[],
};
const seen = (picture: Raster, of = room) => bodiesBefore(of, photoLook(finish(straightEdges(picture)), of));

const BED = { from: left, to: left + 1, far: back + 0.1, near: back + 2.1, height: 0.6 };
const CARTONS = { from: -0.6, to: 0.8, far: -2.6, near: -2, height: 0.9 };

describe('what stands before the walls', () => {
  it('is a bed along a wall', () => {
    const bodies = seen(withBox(bare, camera, BED));
    expect(bodies.stretches.map(({ side }) => side)).toContain('left');
    const bed = bodyThings(room, bodies).find(({ x }) => x < left + 0.5);
    expect(Math.abs((bed?.z ?? 0) - (BED.far + BED.near) / 2)).toBeLessThan(0.4);
    expect(bed?.certainty).toBeGreaterThanOrEqual(0.5);
  });

  it('is cartons in the foreground that hide the foot of the wall', () => {
    expect(seen(withBox(bare, camera, CARTONS)).stretches).toMatchObject([{ side: 'back' }]);
  });

  it('is a shelf and a small bed', () => {
    const shelf = { from: 1.2, to: 2.3, far: back, near: back + 0.35, height: 1.1 };
    const cot = { from: left, to: left + 0.7, far: back + 0.2, near: back + 1.6, height: 0.5 };
    const sides = seen(withBox(withBox(bare, camera, shelf), camera, cot)).stretches.map(({ side }) => side);
    expect(sides).toEqual(expect.arrayContaining(['back', 'left']));
  });

  it.each([
    ['bare walls', bare],
    ['a high skirting board', drawRoom({ ...spec, skirting: { height: 0.3, colour: [245, 245, 245] } })],
    ['sunshine low on a wall', painted(bare, { left: 380, top: 360, right: 560, bottom: 420, brighter: 45, soft: 0 })],
    ['a window', drawRoom({ ...spec, window: [-0.8, 0.9, 0.9, 2.1] })],
  ])('is nothing before %s', (_, picture) => {
    expect(seen(picture)).toEqual({ share: 0, stretches: [] });
  });

  it('is nothing where an opening of the wall is', () => {
    const { from, to } = CARTONS;
    const door = { wall: 'back', kind: 'door', bottom: 0, top: 2, certainty: 0.8, glow: 1 } as const;
    const open = { ...room, openings: [{ ...door, from: 2 * from - 0.3, to: 2 * to + 0.3 }] };
    expect(seen(withBox(bare, camera, CARTONS), open).stretches).toEqual([]);
  });
});
