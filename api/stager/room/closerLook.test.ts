import { beforeAll, describe, expect, it } from 'vitest';
import { finish } from '../breathe.js';
import type { Camera, Raster, Room, Vec3 } from '../contract.js';
import { project } from './camera.js';
import { lookCloser } from './closerLook.js';
import { readRoom } from './readRoom.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { filled as filledOutline } from './testing/paint.js';

const spec = { width: 1000, height: 700, ...FRONTAL_DRAWING } as const;
const camera = cameraOfDrawing(spec);
const bare = drawRoom(spec);

/** The picture with an area of one grey, given by its corners in the room. */
const filled = (picture: Raster, corners: readonly Vec3[], grey: number): Raster =>
  filledOutline(
    picture,
    corners.map((corner) => project(camera, corner)).filter((pixel) => pixel !== null),
    grey,
  );

const onBack = (from: number, to: number, bottom: number, top: number): Vec3[] => [
  [from, top, spec.back],
  [to, top, spec.back],
  [to, bottom, spec.back],
  [from, bottom, spec.back],
];

/** A white plate with a darker switch in it. */
const withSwitch = (picture: Raster, from: number, bottom: number): Raster =>
  filled(
    filled(picture, onBack(from, from + 0.09, bottom, bottom + 0.12), 235),
    onBack(from + 0.03, from + 0.06, bottom + 0.035, bottom + 0.085),
    150,
  );

/** A regular polygon round a point of the plane at that height. */
const disc = (x: number, y: number, z: number, radius: number): Vec3[] =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });

/** A dark fan: a rod, a motor and two blades, seen from the front. */
function withFan(picture: Raster, x: number, z: number): Raster {
  const bar = (from: number, to: number, bottom: number, top: number): Vec3[] => [
    [x + from, top, z],
    [x + to, top, z],
    [x + to, bottom, z],
    [x + from, bottom, z],
  ];
  const rod = filled(picture, bar(-0.04, 0.04, 2.2, spec.ceiling), 30);
  const motor = filled(rod, bar(-0.12, 0.12, 2.1, 2.25), 30);
  return filled(motor, bar(-0.6, 0.6, 2.17, 2.22), 30);
}

/** A reading of the drawing without faults. */
let room: Room;
beforeAll(async () => {
  const read = await readRoom(bare);
  const { back, left, right } = spec;
  const walls = {
    back: { ...read.walls.back, at: back, from: left, to: right },
    left: { ...read.walls.left, at: left },
    right: { ...read.walls.right, at: right },
  };
  const exact: { camera: Camera; ceilingHeight: number } = { camera, ceilingHeight: spec.ceiling };
  room = { ...read, ...exact, back, left, right, walls, openings: [], fixtures: [], lamps: [] };
});

const seenIn = (picture: Raster): Room => finish(lookCloser(room, picture));

describe('a closer look', () => {
  it('sees nothing in a bare room', () => {
    const { fixtures, lamps } = seenIn(bare);
    expect({ fixtures, lamps }).toEqual({ fixtures: [], lamps: [] });
  });

  it('sees switches where they are, and no skirting or corner as one', () => {
    const { fixtures } = seenIn(withSwitch(withSwitch(bare, -1.2, 1.05), 0.8, 0.3));
    expect(fixtures.map(({ wall, kind }) => `${wall} ${kind}`)).toEqual(['back plate', 'back plate']);
    const [one, other] = fixtures.toSorted((a, b) => a.from - b.from);
    expect(Math.abs(one.from - -1.2)).toBeLessThan(0.03);
    expect(Math.abs(one.top - 1.17)).toBeLessThan(0.03);
    expect(Math.abs(other.to - 0.89)).toBeLessThan(0.03);
    expect(one.certainty).toBeGreaterThan(0.5);
  });

  it('takes nothing in a window for a plate', () => {
    const picture = withSwitch(bare, -1.2, 1.05);
    const wide = {
      wall: 'back',
      kind: 'window',
      from: -2,
      to: 0,
      bottom: 0.9,
      top: 2.1,
      certainty: 0.9,
      glow: 1,
    } as const;
    expect(finish(lookCloser({ ...room, openings: [wide] }, picture)).fixtures).toEqual([]);
  });

  it('takes no crowd of small things for plates', () => {
    let picture = bare;
    for (let i = 0; i < 9; i++) picture = withSwitch(picture, -1.6 + 0.32 * (i % 3), 0.9 + 0.32 * Math.floor(i / 3));
    expect(seenIn(picture).fixtures).toEqual([]);
  });

  it('sees a fan where it hangs, as wide and as low as it is', () => {
    const { lamps } = seenIn(withFan(bare, 0.4, -2.6));
    expect(lamps).toHaveLength(1);
    const [fan] = lamps;
    expect(fan.kind).toBe('hanging');
    expect(Math.hypot(fan.x - 0.4, fan.z - -2.6)).toBeLessThan(0.15);
    expect(Math.abs(fan.radius - 0.6)).toBeLessThan(0.08);
    expect(Math.abs(fan.bottom - 2.1)).toBeLessThan(0.08);
    expect(fan.certainty).toBeGreaterThan(0.5);
  });

  it('sees spots under the ceiling', () => {
    const dark = filled(bare, disc(-0.7, spec.ceiling, -3, 0.07), 120);
    const { lamps } = seenIn(filled(dark, disc(0.8, spec.ceiling, -2.8, 0.09), 255));
    expect(lamps.map(({ kind }) => kind)).toEqual(['flat', 'flat']);
    const [one] = lamps.toSorted((a, b) => a.x - b.x);
    expect(Math.hypot(one.x - -0.7, one.z - -3)).toBeLessThan(0.08);
    expect(Math.abs(one.radius - 0.07)).toBeLessThan(0.03);
  });

  it('takes no beam for a lamp', () => {
    const beam: Vec3[] = [
      [-0.2, spec.ceiling, -1],
      [0, spec.ceiling, -1],
      [1.2, spec.ceiling, spec.back + 0.4],
      [1, spec.ceiling, spec.back + 0.4],
    ];
    expect(seenIn(filled(bare, beam, 60)).lamps).toEqual([]);
  });
});
