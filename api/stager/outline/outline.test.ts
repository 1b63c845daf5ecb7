import { expect, test } from 'vitest';
import type { Camera, Pixel, Room, RoomOutline } from '../contract.js';
import { project } from '../../shared/geometry/camera.js';
import { readRoom } from '../room/readRoom.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom, type DrawnRoom } from '../room/testing/drawRoom.js';
import { faultOfOutline } from './checkOutline.js';
import { outlineOfRoom } from './outlineOfRoom.js';
import { readOutlined } from './readOutlined.js';
import { bestTurn } from '../../shared/outline/viewOfOutline.js';
import { NOTHING_SEEN } from '../room/nothingSeen.js';

const SIZE = { width: 480, height: 320 };
const ROOMS: Readonly<Record<string, DrawnRoom>> = {
  'straight on': { ...SIZE, ...FRONTAL_DRAWING },
  'turned and tilted': { ...SIZE, ...FRONTAL_DRAWING, yaw: 0.2, pitch: 0.12 },
  'into a corner': { ...SIZE, ...FRONTAL_DRAWING, yaw: 0.6, pitch: 0.05, left: -3.2, right: 2.6 },
};

/** The floor's corners as a person would draw them: those within the picture. */
function outlineOf(room: DrawnRoom): RoomOutline {
  const camera = cameraOfDrawing(room);
  const { left, right, back } = room;
  const box = (side: 'back' | 'left' | 'right', at: number) => ({ side, at, from: 0, to: 0, seen: true, uprights: [] });
  const walls = { back: box('back', back), left: box('left', left), right: box('right', right) };
  return outlineOfRoom({ ...EMPTY, ...SIZE, camera, left, right, back, ceilingHeight: room.ceiling, walls });
}

const EMPTY = {
  front: 1.6,
  openings: [],
  ...NOTHING_SEEN,
  floorOutline: [],
  ceilingOutline: null,
  light: { from: 'even', walls: 0.5, floor: 0.5, tint: [1, 1, 1] },
  explained: 1,
  confidence: 1,
  warnings: [],
} as const;

const cornerOf = (camera: Camera, room: Pick<Room, 'left' | 'back'>): Pixel | null =>
  project(camera, [room.left, 0, room.back]);

test.each(Object.entries(ROOMS))('a floor drawn in a room seen %s gives that room in metres', async (_, drawn) => {
  const room = await readOutlined(drawRoom(drawn), outlineOf(drawn));
  expect(room.back).toBeCloseTo(drawn.back, 1);
  const shown = (['left', 'right'] as const).filter((side) => room.walls[side].seen);
  for (const side of shown) expect(room[side]).toBeCloseTo(drawn[side], 1);
  expect(shown).toContain('left');
  expect(room.ceilingHeight).toBe(drawn.ceiling);
  const [x, y] = cornerOf(room.camera, room) ?? [NaN, NaN];
  const [wantedX, wantedY] = cornerOf(cameraOfDrawing(drawn), drawn) ?? [NaN, NaN];
  expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(3);
  expect(room.confidence).toBe(1);
  expect(room.floorOutline.length).toBe(outlineOf(drawn).corners.length);
});

test('finds a missing camera height and lens from the ceiling and the photo’s lines', async () => {
  const drawn = ROOMS['straight on'];
  const { corners, horizon, ceilingHeight } = outlineOf(drawn);
  const room = await readOutlined(drawRoom(drawn), { corners, horizon, ceilingHeight });
  expect(room.camera.height).toBeCloseTo(drawn.eye, 1);
  expect(room.right - room.left).toBeCloseTo(drawn.right - drawn.left, 0);
});

test('reads the same room from an outline of what was read', async () => {
  const photo = drawRoom(ROOMS['straight on']);
  const read = await readRoom(photo);
  const again = await readOutlined(photo, outlineOfRoom(read));
  for (const side of ['left', 'right', 'back'] as const) expect(again[side]).toBeCloseTo(read[side], 1);
  expect(again.camera.height).toBeCloseTo(read.camera.height, 6);
});

test('scales the floor with the ceiling’s height', async () => {
  const drawn = ROOMS['straight on'];
  const outline = outlineOf(drawn);
  const doubled = { ...outline, ceilingHeight: 5.2, cameraHeight: 2 * drawn.eye };
  const room = await readOutlined(drawRoom(drawn), doubled);
  expect(room.back / drawn.back).toBeCloseTo(2, 1);
});

test('does not turn the room by edges of pillars or of what hides the floor', () => {
  const corners: Pixel[] = [
    [0, 0.732],
    [0.065, 0.732],
    [0.065, 0.752],
    [0.152, 0.752],
    [0.182, 0.732],
    [0.871, 0.732],
    [0.963, 0.776],
    [0.963, 0.735],
    [1, 0.735],
    [1, 1],
    [0, 1],
  ];
  const frontal = { ...outlineOf(ROOMS['straight on']), corners, horizon: [0.535, 0.535] as const };
  const { turn } = bestTurn(frontal, { fieldOfView: 75, tilted: false }, { width: 1600, height: 900 });
  expect(Math.abs(turn)).toBeLessThan(3);
});

const drawn = outlineOf(ROOMS['straight on']);
const change = (changes: Partial<RoomOutline>): RoomOutline => ({ ...drawn, ...changes });

test.each<[string, Partial<RoomOutline>]>([
  ['Draw the floor with 3 to 12 corners.', { corners: drawn.corners.slice(0, 2) }],
  ['Keep every corner within the picture.', { corners: [...drawn.corners.slice(1), [0.5, 1.2]] }],
  ['The horizon must lie near the picture.', { horizon: [-3, 0.4] }],
  ['The ceiling must be 2 to 6 metres high.', { ceilingHeight: 9 }],
  ['The camera must be below the ceiling.', { cameraHeight: 2.5 }],
  ['The angle of view must be 30 to 120 degrees.', { fieldOfView: 170 }],
  [
    'The outline crosses itself: move its corners until no two edges meet.',
    {
      corners: [
        [0.1, 0.6],
        [0.9, 0.95],
        [0.9, 0.6],
        [0.1, 0.95],
      ],
    },
  ],
  [
    'The outline is too small: draw all of the floor that is seen.',
    {
      corners: [
        [0.5, 0.9],
        [0.55, 0.9],
        [0.55, 0.95],
      ],
    },
  ],
  ['All corners of the floor must lie below the horizon.', { horizon: [0.9, 0.9] }],
])('%s', (sentence, changes) => {
  expect(faultOfOutline(change(changes), { size: SIZE })).toBe(sentence);
});

test('refuses a floor up to the horizon, whose wall would be out of sight, and says what to move', () => {
  const [top] = drawn.corners.map(([, y]) => y).toSorted((a, b) => a - b);
  const far = change({ horizon: [top - 0.008, top - 0.008] });
  const sentence = /^The back wall would be (\d+) (m|ft) away: move the horizon up, or the far corners down\.$/;
  const [, metres, m] = sentence.exec(faultOfOutline(far, { size: SIZE }) ?? '') ?? [];
  const [, feet, ft] = sentence.exec(faultOfOutline(far, { size: SIZE, units: 'imperial' }) ?? '') ?? [];
  expect([m, ft]).toEqual(['m', 'ft']);
  expect(Number(feet) * 0.3048).toBeCloseTo(Number(metres), -1);
});
