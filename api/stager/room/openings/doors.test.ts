import { describe, expect, it, test } from 'vitest';
import type { Camera, Opening, Wall } from '../../contract.js';
import { boxRoom } from '../../design/testing/boxRoom.js';
import { toLab } from '../../photo/colour.js';
import { finish } from '../../steps.js';
import { besideWindows, isBehindGlass, likeliestHearth, withStanding, withoutDarkWalls } from './doors.js';
import { straighten, wallPicture } from './straightWall.js';
import { type WallLook, paintOf, wallLook } from './wallLook.js';

const door: Opening = {
  wall: 'back',
  kind: 'door',
  from: 0,
  to: 0.9,
  bottom: 0,
  top: 2.1,
  certainty: 0.8,
  glow: 0,
};
const pane: Opening = { ...door, kind: 'window', from: 0.1, to: 0.8, bottom: 0.22, top: 2, glow: 0.5 };

test('keeps a door with a pane in it, and rejects one if wall begins below its glass', () => {
  expect(besideWindows([door], [pane])).toEqual([door]);
  expect(besideWindows([door], [{ ...pane, bottom: 0.4 }])).toEqual([]);
  expect(besideWindows([door], [{ ...pane, bottom: 0.4, certainty: 0.2 }])).toEqual([door]);
  expect(besideWindows([door], [{ ...pane, bottom: 1, from: 0.3, to: 0.6 }])).toEqual([door]);
  expect(besideWindows([door], [{ ...pane, from: 0.5, to: 1.4 }])).toEqual([]);
});

test('rejects a less likely door right beside another', () => {
  const beside = { ...door, from: 0.95, to: 1.6, certainty: 0.6 };
  expect(besideWindows([beside, door], [])).toEqual([door]);
  expect(besideWindows([{ ...beside, from: 1.1 }, door], [])).toHaveLength(2);
  expect(
    besideWindows(
      [
        { ...beside, certainty: 0.88 },
        { ...door, certainty: 0.9 },
      ],
      [],
    ),
  ).toHaveLength(2);
});

test('adds a door where glass reaches from the floor to a door’s height', () => {
  const sliding = { ...pane, from: -1, to: 1, bottom: 0.04, top: 2.05 };
  const found = { ...door, from: -1, to: 1, top: 2.05 };
  expect(besideWindows([], [sliding])).toEqual([found]);
  expect(besideWindows([found], [sliding])).toEqual([found]);
  for (const other of [{ bottom: 0.3 }, { to: 3 }, { top: 2.6 }, { certainty: 0.4 }]) {
    expect(besideWindows([], [{ ...sliding, ...other }])).toEqual([]);
  }
});

test('keeps such a door with a low threshold, or with an uncertain door within the glass', () => {
  const french = { ...pane, from: -1, to: 1, bottom: 0.12, top: 2.05 };
  const found = { ...door, from: -1, to: 1, top: 2.05 };
  expect(besideWindows([], [french])).toEqual([found]);
  const doubted = { ...door, from: -0.9, to: 0.1, certainty: 0.3 };
  expect(besideWindows([doubted], [french])).toEqual([found]);
});

test('takes glass above a bottom rail for a door if it looks like a leaf', () => {
  const glass = { ...pane, from: -0.7, to: 0.7, bottom: 0.22, top: 2 };
  const leaf = { ...door, from: -0.82, to: 0.8, top: 2.1 };
  expect(besideWindows([], [glass], [leaf])).toEqual([{ ...glass, kind: 'door', bottom: 0, glow: 0 }]);
  expect(besideWindows([], [glass], [{ ...leaf, to: 1.6 }])).toEqual([]);
  expect(besideWindows([], [{ ...glass, bottom: 0.4 }], [leaf])).toEqual([]);
});

const hearth: Opening = { ...door, kind: 'fireplace', from: 0.4, to: 1.8, top: 1.2 };

test('takes a wide dim window around a hearth for a dark wall', () => {
  const bricks: Opening = { ...pane, from: -0.6, to: 2.6, bottom: 0.1, top: 2.4, glow: 0.1 };
  expect(withoutDarkWalls([bricks], [hearth], 0.5)).toEqual([]);
  expect(withoutDarkWalls([bricks], [{ ...hearth, certainty: 0.4 }], 0.5)).toEqual([bricks]);
  for (const other of [{ glow: 0.3 }, { to: 0.7 }, { bottom: 0.7 }, { from: 0.9 }]) {
    const window = { ...bricks, ...other };
    expect(withoutDarkWalls([window], [hearth], 0.5)).toEqual([window]);
  }
});

test('keeps one hearth per wall, the likeliest that no door overlaps', () => {
  const other = { ...hearth, from: 2.2, to: 3.4, certainty: 0.9 };
  expect(likeliestHearth([hearth, other], [])).toEqual([other]);
  expect(likeliestHearth([hearth, other], [{ ...door, from: 2.4, to: 3.3 }])).toEqual([hearth]);
});

type Colour = readonly [number, number, number];

/** A white wall 6 m long, seen from its front, with glass in a frame: this colour above a dark house 1.1 m high. */
function paintedWall(above: Colour): WallLook {
  const [width, height, ceilingHeight, perMetre] = [600, 380, 2.6, 100];
  const camera: Camera = {
    focal: 4 * perMetre,
    cx: 300,
    cy: 160,
    rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    height: 1.3,
  };
  const colourAt = (along: number, level: number): Colour => {
    const within = (margin: number) => Math.abs(along) < 0.8 + margin && level > 0.1 - margin && level < 2.45 + margin;
    if (level < 0) return [120, 90, 60];
    if (!within(0)) return within(0.08) ? [235, 235, 233] : [205, 203, 200];
    if (level > 1.1) return above;
    return Math.floor(level * 20) % 3 === 0 ? [85, 82, 80] : [50, 48, 47];
  };
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(colourAt((x - camera.cx) / perMetre, camera.height - (y - camera.cy) / perMetre), 3 * (y * width + x));
  const photo = { width, height, data };
  const wall: Wall = boxRoom(6, 4).room.walls.back;
  const straight = straighten(wallPicture(toLab(photo), photo, photo), camera, { wall, ceilingHeight });
  if (!straight) throw new Error('Expected a visible wall.');
  return wallLook(straight, paintOf([straight]));
}

describe('a dark house behind glass', () => {
  const glass: Opening = { ...hearth, kind: 'obstacle', from: -0.8, to: 0.8, bottom: 0.1, top: 2.45, certainty: 0.25 };
  const house: Opening = { ...hearth, from: -0.9, to: 0.85, top: 1.13 };
  const city = paintedWall([120, 160, 220]);

  it('is no hearth if it is seen through a possible window', () => {
    const hearths = (look: WallLook, seeming: readonly Opening[]) =>
      finish(withStanding(look, seeming)).filter(({ kind, certainty }) => kind === 'fireplace' && certainty >= 0.5);
    expect(hearths(city, [])).toHaveLength(1);
    expect(hearths(city, [glass])).toEqual([]);
    expect(hearths(paintedWall([128, 86, 70]), [glass])).toHaveLength(1);
  });

  it('is told by the window that crosses its top, and by the view above it', () => {
    const leaves = paintedWall([90, 140, 60]);
    const glare = paintedWall([255, 255, 255]);
    expect([city, leaves, glare].map((look) => isBehindGlass(look, house, [glass]))).toEqual([true, true, true]);
    expect(isBehindGlass(paintedWall([205, 203, 200]), house, [glass])).toBe(false);
    // a picture above the mantel, glass before the fire, a niche beside it, or something too doubtful
    for (const other of [{ bottom: 1.2 }, { top: 1.3 }, { from: -2.4, to: 0 }, { certainty: 0.1 }]) {
      expect(isBehindGlass(city, house, [{ ...glass, ...other }])).toBe(false);
    }
  });
});
