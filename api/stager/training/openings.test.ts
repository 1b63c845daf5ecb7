import { expect, test } from 'vitest';
import type { RoomSpec } from '../synthetic/roomSpec.js';
import { foundIn } from './testing/foundIn.js';

const PLAIN: RoomSpec = {
  picture: { width: 480, height: 320 },
  camera: { eye: 1.3, hfov: 80, yaw: 0, pitch: -3 },
  left: -2.6,
  right: 2.6,
  back: -4.4,
  ceiling: 2.6,
  windows: [],
  doors: [],
  floor: { kind: 'plank', colour: [0.42, 0.26, 0.14] },
  wallColour: [0.7, 0.69, 0.66],
  outside: 'garden',
  seed: 4,
};

const openingsIn = async (spec: RoomSpec, samples = 5) =>
  (await foundIn({ spec, samples })).flatMap(({ openings }) => openings);

test('takes a wall of glass for one window from end to end', async () => {
  const glass = { wall: 'back', from: -2.4, to: 2.4, bottom: 0.06, top: 2.45, sashes: 5, sill: false } as const;
  const windows = (await openingsIn({ ...PLAIN, windows: [{ ...glass, colour: [0.03, 0.03, 0.03] }] })).filter(
    ({ kind }) => kind === 'window',
  );
  expect(windows).toHaveLength(1);
  expect(windows[0].to - windows[0].from).toBeGreaterThan(4.3);
});

test('finds a closed white door in a white wall, also with a box in front of its foot', async () => {
  const door = { wall: 'back', from: 0.4, to: 1.25, bottom: 0, top: 2.03 } as const;
  const box = { kind: 'box', x: 0.7, z: -4.1, width: 0.7, depth: 0.4, height: 0.5, colour: [0.5, 0.33, 0.18] } as const;
  const doors = (await openingsIn({ ...PLAIN, doors: [door], clutter: [box] })).filter(({ kind }) => kind === 'door');
  expect(doors.some(({ from, to }) => Math.abs(from - door.from) < 0.2 && Math.abs(to - door.to) < 0.2)).toBe(true);
});

test('finds a closed white door in a side wall at a grazing angle, and none on the bare walls', async () => {
  const door = { wall: 'left', from: -3.6, to: -2.75, bottom: 0, top: 2.03 } as const;
  const white = { wallColour: [0.78, 0.77, 0.75], trimColour: [0.82, 0.82, 0.81] } as const;
  const found = (await openingsIn({ ...PLAIN, ...white, left: -2, doors: [door] })).filter(
    ({ kind }) => kind === 'door',
  );
  expect(found).toHaveLength(1);
  expect(found[0].wall).toBe('left');
  expect(Math.abs(found[0].from - door.from)).toBeLessThan(0.2);
  expect(Math.abs(found[0].to - door.to)).toBeLessThan(0.2);
});

test('finds an open doorway as a door, and a fireplace as a fireplace rather than an obstacle', async () => {
  const doorway = { wall: 'back', from: 1, to: 1.9, bottom: 0, top: 2.03, leaf: 'open' } as const;
  const hearth = { wall: 'back', from: -1.6, to: -0.2, bottom: 0, top: 1.15, colour: [0.8, 0.79, 0.77] } as const;
  const found = await openingsIn({ ...PLAIN, doors: [doorway], hearths: [hearth] });
  const near = (kind: string, at: number) =>
    found.some((opening) => opening.kind === kind && Math.abs((opening.from + opening.to) / 2 - at) < 0.25);
  expect(near('door', 1.45)).toBe(true);
  expect(near('fireplace', -0.9)).toBe(true);
});

test('finds a flat fire behind glass in a veined surround, and none on the bare walls', async () => {
  const flat = {
    width: 1.25,
    bottom: 0.35,
    top: 0.75,
    mantel: 0.14,
    mantelColour: [0.05, 0.045, 0.042],
    veins: [0.42, 0.27, 0.11],
  } as const;
  const place = { wall: 'back', from: -1.2, to: 0.6, bottom: 0, top: 1.3 } as const;
  const hearth = { ...place, colour: [0.74, 0.71, 0.66], flat } as const;
  const fires = async (spec: RoomSpec) => (await openingsIn(spec)).filter(({ kind }) => kind === 'fireplace');
  expect(await fires(PLAIN)).toEqual([]);
  const found = await fires({ ...PLAIN, hearths: [hearth] });
  expect(found).toHaveLength(1);
  expect(Math.abs(found[0].from - hearth.from)).toBeLessThan(0.2);
  expect(Math.abs(found[0].to - hearth.to)).toBeLessThan(0.2);
});

test('finds a fire in a wall of bricks, and takes the wall for no window', async () => {
  const bricks = { width: 0.95, top: 0.95, arch: 0.2, raised: 0.3, mantel: 0.1, reach: 'wall' } as const;
  const hearth = {
    wall: 'back',
    from: -0.9,
    to: 0.8,
    bottom: 0,
    top: 1.3,
    colour: [0.26, 0.11, 0.07],
    bricks: { ...bricks, mortar: [0.4, 0.38, 0.35] },
  } as const;
  const found = await openingsIn({ ...PLAIN, hearths: [hearth] });
  const fires = found.filter(({ kind }) => kind === 'fireplace');
  expect(fires).toHaveLength(1);
  expect(fires[0].from).toBeLessThan(-0.3);
  expect(fires[0].to).toBeGreaterThan(0.3);
  expect(found.filter(({ kind }) => kind === 'window')).toEqual([]);
});

test('takes a sliding glass door for a door, and wardrobe mirrors for neither door nor window', async () => {
  const sliding = { wall: 'right', from: -3.6, to: -1.6, bottom: 0, top: 2.1, leaf: 'sliding' } as const;
  const mirrors = { wall: 'back', from: -2.4, to: -0.2, bottom: 0, top: 2.3, kind: 'mirrors', depth: 0.1 } as const;
  const spec: RoomSpec = {
    ...PLAIN,
    doors: [{ ...sliding, panels: { columns: 1, rows: 1 } }],
    storage: [{ ...mirrors, colour: [0.3, 0.3, 0.3] }],
  };
  // the noise of few samples in a mirror may look like the panels of a door
  const found = await openingsIn(spec, 12);
  const walls = (kind: string) => found.filter((opening) => opening.kind === kind).map(({ wall }) => wall);
  expect(walls('door')).toEqual(['right']);
  expect(walls('window')).not.toContain('back');
});
