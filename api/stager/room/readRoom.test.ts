import { beforeAll, describe, expect, it } from 'vitest';
import type { Raster, Room } from '../contract.js';
import { horizontalFieldOfView } from '../../shared/geometry/camera.js';
import { insidePolygon } from './camera/polygon.js';
import { readRoom } from './readRoom.js';
import { anglesOf } from '../../shared/geometry/roomAxes.js';
import { type DrawnRoom, cameraOfDrawing, drawRoom, hitOf, overlap } from './testing/drawRoom.js';
import { roomLook } from '../design/scene/roomLook.js';

/** Least number of yields of a reading. */
const FEWEST_TURNS = 400;

/** Counts turns of the event loop until it is stopped. */
function countTurns(onTurn: (turn: number) => void = () => {}): { stop(): number } {
  let turns = 0;
  const turn = () => {
    onTurn(++turns);
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  return {
    stop() {
      clearImmediate(next);
      return turns;
    },
  };
}

const straight: DrawnRoom = {
  width: 900,
  height: 600,
  fieldOfView: 78,
  yaw: 0.04,
  pitch: 0.01,
  eye: 1.25,
  left: -2.2,
  right: 2.4,
  back: -5,
  ceiling: 2.6,
  window: [-0.6, 0.9, 0.9, 2.1],
};
const turned: DrawnRoom = { ...straight, yaw: 0.32, left: -2.4, right: 2.8, back: -4.6, eye: 1.35 };
const corner: DrawnRoom = { ...straight, yaw: -0.6, left: -4, right: 2.2, back: -3.6, window: undefined };

const readings = new Map<DrawnRoom, Promise<Room>>();

/** The reading of a drawing; memoised. */
function readingOf(drawing: DrawnRoom): Promise<Room> {
  const reading = readings.get(drawing) ?? readRoom(drawRoom(drawing));
  readings.set(drawing, reading);
  return reading;
}

describe.each([
  ['seen straight on', straight],
  ['seen from aside', turned],
  ['seen into a corner', corner],
])('a drawn room %s', (_name, drawing) => {
  const camera = cameraOfDrawing(drawing);
  const truth = (face: string) => (pixel: readonly [number, number]) => hitOf(drawing, camera, pixel)?.face === face;

  let room: Room;
  beforeAll(async () => {
    room = await readingOf(drawing);
  });

  it('is read with its floor and ceiling', () => {
    expect(overlap(drawing, (p) => insidePolygon(p, room.floorOutline), truth('floor'))).toBeGreaterThan(0.97);
    expect(overlap(drawing, (p) => insidePolygon(p, room.ceilingOutline ?? []), truth('ceiling'))).toBeGreaterThan(
      0.93,
    );
  });

  it('is read with its camera', () => {
    expect(Math.abs(room.camera.height - drawing.eye)).toBeLessThan(0.12);
    expect(Math.abs(horizontalFieldOfView(room.camera, room.width) - drawing.fieldOfView)).toBeLessThan(8);
    expect(Math.abs(anglesOf(room.camera.rotation).pitch)).toBeLessThan(3);
  });

  it('is trusted, and comes as plain data', () => {
    expect(room.confidence).toBeGreaterThan(0.6);
    expect(room.warnings).toEqual([]);
    expect(JSON.parse(JSON.stringify(room))).toEqual(room);
  });
});

describe('a drawn room seen frontally', () => {
  const photo = drawRoom(straight);
  let room: Room;
  beforeAll(async () => {
    room = await readingOf(straight);
  });

  it('has the drawn size', () => {
    expect(room.back).toBeCloseTo(straight.back, 0);
    expect(Math.abs(room.right - room.left - 4.6)).toBeLessThan(0.46);
    expect([room.walls.left.seen, room.walls.right.seen]).toEqual([true, true]);
  });

  it('has its window where it was drawn, and no other', () => {
    const windows = room.openings.filter((opening) => opening.kind === 'window');
    expect(windows).toHaveLength(1);
    expect(windows[0].wall).toBe('back');
    const [from, to, bottom, top] = straight.window!;
    const found = [windows[0].from, windows[0].to, windows[0].bottom, windows[0].top];
    [from, to, bottom, top].forEach((wanted, i) => expect(Math.abs(found[i] - wanted)).toBeLessThan(0.25));
  });

  it('stops reading when it is aborted', async () => {
    const control = new AbortController();
    const turns = countTurns((turn) => turn === 5 && control.abort(new Error('Aborted')));
    await expect(readRoom(photo, { signal: control.signal })).rejects.toThrow('Aborted');
    expect(turns.stop()).toBeLessThan(FEWEST_TURNS / 2);
  });

  it('is read deterministically, and yields to the event loop meanwhile', async () => {
    const turns = countTurns();
    expect(await readRoom(photo)).toEqual(room);
    expect(turns.stop()).toBeGreaterThan(FEWEST_TURNS);
  });

  it('is busy at the window and not on the bare wall', () => {
    const { busy, onFloor } = roomLook(room);
    const [from, , , top] = straight.window!;
    expect(busy([from, top - 0.3, room.back])).toBeGreaterThan(0.3);
    expect(busy([-1.5, 1.5, room.back])).toBe(0);
    expect(onFloor([450, 585])).toBe(true);
    expect(onFloor([450, 225])).toBe(false);
  });
});

it('has its floor’s edge at the foot of a skirting board that looks like the floor', async () => {
  const drawing: DrawnRoom = { ...straight, skirting: { height: 0.18, colour: [96, 66, 44] } };
  const room = await readRoom(drawRoom(drawing));
  const camera = cameraOfDrawing(drawing);
  const isFloor = (pixel: readonly [number, number]) => hitOf(drawing, camera, pixel)?.face === 'floor';
  expect(overlap(drawing, (p) => insidePolygon(p, room.floorOutline), isFloor)).toBeGreaterThan(0.97);
});

it('refuses a picture without floor and walls', async () => {
  const empty: Raster = { width: 640, height: 480, data: new Uint8Array(640 * 480 * 3).fill(120) };
  await expect(readRoom(empty)).rejects.toMatchObject({
    code: 'no_floor',
    message: 'The floor could not be found: draw its outline.',
  });
});
