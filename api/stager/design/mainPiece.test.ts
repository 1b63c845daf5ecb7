/** Place and size of the main piece in a plain box seen from the front. */
import { NOTHING_PRESERVED } from './testing/requests.js';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../contract.js';
import { anchors } from './placing/anchor.js';
import { arrange } from './arrange.js';
import { boxRoom } from './testing/boxRoom.js';
import { emptyScene } from './testing/emptyScene.js';

describe('a bed', () => {
  const bedIn = (width: number): Piece => {
    const request = { ...boxRoom(width, 5), roomType: 'bedroom', style: 'modern', creativity: 15 } as const;
    const [bed] = arrange({ ...request, preserve: NOTHING_PRESERVED, seed: 2 }).pieces;
    if (!bed) throw new Error('no bed');
    return bed;
  };

  it('is a double bed, as wide as the wall allows, wherever both sides have a walkway', () => {
    expect(bedIn(4.6).width).toBeCloseTo(1.95, 6);
    expect(bedIn(3).width).toBeCloseTo(1.65, 6);
    expect(bedIn(2.78).width).toBeCloseTo(1.45, 6);
  });

  it('is a single bed only where no double bed fits', () => {
    expect(bedIn(2.3).width).toBeLessThan(1);
  });

  it('keeps a nightstand’s width at the farther side where the room is too narrow for more', () => {
    const bed = bedIn(2.6);
    expect(bed.width).toBeCloseTo(1.45, 6);
    const sides = [bed.x - bed.width / 2 + 1.3, 1.3 - bed.x - bed.width / 2].toSorted((a, b) => a - b);
    expect(sides[0]).toBeGreaterThan(0.41);
    expect(sides[1]).toBeGreaterThan(0.59);
  });
});

describe('a sofa', () => {
  const furnish = (width: number, depth: number): readonly Piece[] => {
    const request = { ...boxRoom(width, depth), roomType: 'living_room', style: 'modern', creativity: 15 } as const;
    return arrange({ ...request, preserve: NOTHING_PRESERVED, seed: 2 }).pieces;
  };

  it('is L-shaped at a side wall only where a chair and a walkway fit before it', () => {
    const atSides = [2.6, 2.8, 3.05]
      .flatMap((width) => furnish(width, 7).slice(0, 1))
      .filter((one) => one.wall !== 'back');
    expect(atSides.length).toBeGreaterThan(0);
    expect(atSides.map(({ kind }) => kind)).toEqual(atSides.map(() => 'sofa'));
  });

  it('is large in a hall, with a rug in proportion and a dining table', () => {
    const pieces = furnish(11, 11);
    const rug = pieces.find(({ kind }) => kind === 'rug');
    expect(pieces[0]?.width).toBeGreaterThan(3.5);
    expect(rug?.width).toBeGreaterThan(3.5);
    expect(pieces.filter(({ kind }) => kind === 'dining chair').length).toBeGreaterThanOrEqual(4);
  });
});

describe('the candidates of the main piece', () => {
  it('are about 0.1 m apart', () => {
    const { room } = boxRoom(3.5, 5);
    const scene = emptyScene(room);
    const sizes = [{ width: 1.6, depth: 0.9, height: 0.8, needs: 1.6, before: 1, worth: 1 }];
    for (const wished of [-0.71, -0.33, 0.04, 0.27, 0.52]) {
      const prefer = (piece: { x: number; wall?: string }) =>
        piece.wall === 'back' ? -100 * Math.abs(piece.x - wished) : -1000;
      const [best] = anchors(scene, { kind: 'sofa', sizes, prefer });
      expect(Math.abs((best?.piece.x ?? 9) - wished)).toBeLessThanOrEqual(0.051);
    }
  });
});

describe('a sofa in a short room whose end is a glass door', () => {
  const { room } = boxRoom(3.06, 3.2, 1200);
  const end = { wall: 'back', from: -1.2, to: 1.4, top: 2.2, certainty: 0.9, glow: 0.4 } as const;
  const openings = [
    { ...end, kind: 'window', bottom: 0.02 },
    { ...end, kind: 'door', bottom: 0 },
  ] as const;

  it('does not stand between camera and room, and leaves floor for its group', () => {
    for (const style of ['modern', 'boheme', 'hampton'] as const) {
      const request = {
        room: { ...room, openings },
        roomType: 'living_room',
        style,
        creativity: 15,
      } as const;
      const { pieces } = arrange({ ...request, preserve: NOTHING_PRESERVED, seed: 1 });
      const [sofa] = pieces;
      if (!sofa?.wall) throw new Error('no sofa');
      expect(Math.abs(Math.cos(sofa.angle)), `in ${style}`).toBeLessThan(0.1);
      expect(Math.abs(sofa.x), `in ${style}`).toBeGreaterThan(0.4);
      expect(pieces.filter(({ y }) => y === 0).length, `in ${style}`).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('a fireplace in a side wall', () => {
  const { room } = boxRoom(5.2, 5);
  const fire = { wall: 'left', kind: 'fireplace', from: -3.7, to: -1.9, bottom: 0, top: 1.3 } as const;
  const openings = [{ ...fire, certainty: 0.9, glow: 0 }] as const;

  it('has no seat before it with the back to the fire, and nothing within its clearance', () => {
    for (const seed of [1, 2, 3, 4]) {
      const request = {
        room: { ...room, openings },
        roomType: 'living_room',
        style: 'modern',
        seed,
      } as const;
      const { pieces } = arrange({ ...request, creativity: 20, preserve: NOTHING_PRESERVED });
      const before = pieces.filter(({ y, z, kind }) => y === 0 && kind !== 'rug' && z > fire.from && z < fire.to);
      const away = before.filter(({ kind, angle }) => kind === 'armchair' && Math.sin(angle) > 0.3);
      expect(away.map(({ id }) => id)).toEqual([]);
      expect(before.every(({ x, width }) => x - width / 2 > room.left + 0.9)).toBe(true);
    }
  });
});
