/** Main pieces of rooms too small or too narrow for the usual one, and a table under the room's own lamp. */
import { describe, expect, it } from 'vitest';
import type { Opening, Piece, Plan, Room, RoomLamp, Setting } from '../../contract.js';
import { arrange } from '../arrange.js';
import type { Draft } from '../../furniture/draft.js';
import { boxRoom } from '../testing/boxRoom.js';
import { emptyScene } from '../testing/emptyScene.js';
import { NOTHING_PRESERVED } from '../testing/requests.js';
import { layBedRug } from './bedside.js';

const furnish = (room: Room, roomType: Setting): Plan =>
  arrange({ room, roomType, style: 'modern', creativity: 15, preserve: NOTHING_PRESERVED, seed: 2 });

/** A door over most of the back wall: no bed stands with its head there. */
const doorOver = (half: number): Opening => ({
  wall: 'back',
  kind: 'door',
  from: -half,
  to: half,
  bottom: 0,
  top: 2.1,
  certainty: 0.9,
  glow: 1,
});

describe('a narrow bedroom', () => {
  it('gets a bed with its long side at a wall rather than none', () => {
    const { room } = boxRoom(2.4, 5);
    const [main] = furnish({ ...room, openings: [doorOver(1)] }, 'bedroom').pieces;
    if (!main) throw new Error('no main piece');
    const isAlong = main.kind === 'daybed' ? main.wall !== 'back' : Math.abs(Math.sin(main.angle)) < 0.1;
    expect(isAlong).toBe(true);
    expect(Math.min(main.x - room.left, room.right - main.x)).toBeLessThan(0.7);
  });

  it('keeps a walkway beside the bed', () => {
    const { room } = boxRoom(2.4, 5);
    const [main] = furnish({ ...room, openings: [doorOver(1)] }, 'bedroom').pieces;
    const deep = main?.kind === 'daybed' ? main.depth : (main?.width ?? 9);
    expect(2.4 - deep).toBeGreaterThan(1.2);
  });
});

describe('the rug of a bed', () => {
  const { room } = boxRoom(4, 4.5);
  const laid = (bed: Pick<Draft, 'kind' | 'x' | 'z' | 'width' | 'depth'>): Draft | undefined => {
    const scene = emptyScene(room);
    const main: Draft = { ...bed, group: 'main', y: 0, height: 0.8, angle: 0, wall: 'back' };
    scene.pieces.push(main);
    layBedRug(scene, main);
    return scene.pieces[1];
  };

  it('lies partly under a single bed in a corner, on its free side', () => {
    const bed = { kind: 'bed', x: room.left + 0.53, z: room.back + 1.08, width: 0.98, depth: 2.08 } as const;
    const rug = laid(bed);
    if (!rug) throw new Error('no rug');
    expect(rug.x - rug.width / 2).toBeLessThan(bed.x + bed.width / 2);
    expect(rug.x + rug.width / 2).toBeGreaterThan(bed.x + bed.width / 2 + 0.4);
  });
});

it('places a smaller bed where the picture shows little floor', () => {
  const { room } = boxRoom(4.2, 3.6);
  expect(furnish(room, 'bedroom').pieces[0]?.width).toBeLessThan(1.9);
  expect(furnish(boxRoom(4.6, 5).room, 'bedroom').pieces[0]?.width).toBeCloseTo(1.95, 6);
});

it('keeps a clearance between the bed and the glass where all walls are glass', () => {
  const { room } = boxRoom(5, 5);
  const glass = { kind: 'window', bottom: 0.1, top: 2.3, certainty: 0.95, glow: 1 } as const;
  const openings: Opening[] = [
    { ...glass, wall: 'back', from: -2.45, to: 2.45 },
    { ...glass, wall: 'left', from: -4.95, to: 0 },
    { ...glass, wall: 'right', from: -4.95, to: 0 },
  ];
  const [bed] = furnish({ ...room, openings }, 'bedroom').pieces;
  if (!bed) throw new Error('no bed');
  expect(bed.kind).toBe('bed');
  const fromWall = { back: bed.z - room.back, left: bed.x - room.left, right: room.right - bed.x }[bed.wall ?? 'back'];
  expect(fromWall - bed.depth / 2).toBeGreaterThan(0.5);
});

describe('a dining table', () => {
  const lamp: RoomLamp = { kind: 'hanging', x: 0.7, z: -3.3, radius: 0.4, bottom: 1.7, certainty: 0.8 };
  const { room } = boxRoom(5, 6);
  const offLamp = (table: Piece | undefined, { x, z }: RoomLamp): number =>
    table ? Math.hypot(table.x - x, table.z - z) : Infinity;

  it('stands under the lamp that the room has, and no second one hangs there', () => {
    const plan = furnish({ ...room, lamps: [lamp] }, 'dining_room');
    const [table] = plan.pieces;
    expect(offLamp(table, lamp)).toBeLessThan(0.1);
    expect(plan.pieces.filter(({ kind }) => kind === 'pendant')).toEqual([]);
  });

  it('is centred under the lamp, however small it has to be, where the lamp hangs near the camera or a wall', () => {
    const places = [
      { width: 5, depth: 6, x: 0.37, z: -2.62 },
      { width: 5, depth: 6, x: 0.95, z: -2.62 },
      { width: 4, depth: 5, x: 0.95, z: -2.62 },
      { width: 3.4, depth: 5, x: 0.37, z: -4.1 },
    ];
    const off = places.map(({ width, depth, x, z }) => {
      const at = { ...lamp, x, z };
      return offLamp(furnish({ ...boxRoom(width, depth).room, lamps: [at] }, 'dining_room').pieces[0], at);
    });
    expect(Math.max(...off)).toBeLessThan(0.1);
  });

  it('stands where it would without a doubtful lamp, and none is hung beside that', () => {
    const { pieces } = furnish({ ...room, lamps: [{ ...lamp, x: 1.3, certainty: 0.2 }] }, 'dining_room');
    const { pieces: without } = furnish(room, 'dining_room');
    expect([pieces[0]?.x, pieces[0]?.z]).toEqual([without[0]?.x, without[0]?.z]);
    const hung = (all: typeof pieces) => all.filter(({ kind }) => kind === 'pendant').length;
    expect([hung(pieces), hung(without)]).toEqual([0, 1]);
  });

  it('replaces the island in a kitchen without room for an aisle', () => {
    const [main, ...others] = furnish(boxRoom(3, 3.4).room, 'kitchen').pieces;
    expect(main?.kind).toBe('dining table');
    expect(others.filter(({ kind }) => kind === 'dining chair').length).toBeGreaterThan(0);
  });
});
