import { expect, test } from 'vitest';
import type { Ground, Piece, Plan, Room } from '../contract.js';
import { StageRefusal } from '../contract.js';
import { arrange } from '../design/arrange.js';
import { halfExtents, wrapAngle } from '../design/scene/footprint.js';
import { isShown } from '../design/scene/view.js';
import { isOnFloor, stands } from '../kinds.js';
import { carryPlan } from './carryPlan.js';
import { faultsIn } from './faults.js';
import { matchRooms } from './matchRooms.js';
import { scaledRoom } from './scaledRoom.js';
import { flawless, inOwnAxes, photoPair, type PhotoPair } from './testing/pairs.js';
import { angleOf, turnedSide } from './turns.js';

const NOTHING_BARE = { floor: false, walls: false, windows: false, ceiling: false };

function furnished(room: Room, seed: number): Plan | null {
  const types = ['living_room', 'bedroom', 'dining_room'] as const;
  const roomType = types[seed % 3];
  try {
    return arrange({ room, roomType, style: 'modern', creativity: 15, preserve: NOTHING_BARE, seed });
  } catch (error) {
    if (error instanceof StageRefusal) return null;
    throw error;
  }
}

const metres = (a: Ground, b: Ground) => Math.hypot(a[0] - b[0], a[1] - b[1]);

interface Furnished {
  readonly pair: PhotoPair;
  readonly rooms: readonly [Room, Room];
  readonly plan: Plan;
}

/** Pairs that match, the first photo of each furnished. */
const all = Array.from({ length: 22 }, (_, k): Furnished[] => {
  const pair = photoPair(k + 1);
  const rooms = [flawless(pair.specs[0]), flawless(pair.specs[1])] as const;
  const match = matchRooms(...rooms, { turns: pair.turns });
  const plan = match.turns === null ? null : furnished(rooms[0], k);
  return plan ? [{ pair, rooms, plan }] : [];
}).flat();

const scaledPlan = (plan: Plan, by: number): Plan => ({
  ...plan,
  pieces: plan.pieces.map((piece) => ({ ...piece, x: piece.x * by, z: piece.z * by })),
});

test.each([
  ['read alike', 1, 1],
  ['the second read 5 % larger', 1, 1.05],
  ['the first read 4 % larger, the second 4 % smaller', 1.04, 0.96],
])('every piece is in the same place to 10 cm, and turned with the room: %s', (_name, larger, other) => {
  let pieces = 0;
  let worst = 0;
  for (const { pair, rooms: flawlessRooms, plan: flawlessPlan } of all) {
    const rooms = [scaledRoom(flawlessRooms[0], larger), scaledRoom(flawlessRooms[1], other)] as const;
    const plan = scaledPlan(flawlessPlan, larger);
    const match = matchRooms(...rooms, { turns: pair.turns });
    if (match.turns === null) throw new Error('no match');
    const { plan: carried, room } = carryPlan(plan, match, rooms);
    // the second room is as large as the first reading says
    const truly = room.camera.height / flawlessRooms[1].camera.height;
    carried.pieces.forEach((piece, k) => {
      const before = plan.pieces[k];
      const there = inOwnAxes(pair.standpoints[0], [before.x / larger, before.z / larger]);
      const here = inOwnAxes(pair.standpoints[1], [piece.x / truly, piece.z / truly]);
      worst = Math.max(worst, metres(there, here));
      expect(wrapAngle(piece.angle - before.angle - angleOf(match.turns))).toBeCloseTo(0, 5);
      expect(piece).toMatchObject(sameOf(before));
      pieces++;
    });
  }
  expect(pieces).toBeGreaterThan(100);
  expect(worst).toBeLessThan(0.1);
});

/** What a piece keeps in another photo. */
const sameOf = ({ id, kind, width, depth, height, seed }: Piece) => ({ id, kind, width, depth, height, seed });

const matched = () => {
  const found = all.find(({ pair }) => pair.turns === 1);
  const match = found && matchRooms(...found.rooms, { turns: 1 });
  if (!found || match?.turns !== 1) throw new Error('no pair with one turn matches');
  return { ...found, match };
};

test('walls are named anew; what hangs behind the second camera names none', () => {
  const { rooms, match, plan } = matched();
  const { plan: carried } = carryPlan(plan, match, rooms);
  plan.pieces.forEach(({ wall }, k) => {
    const side = wall && turnedSide(wall, match.turns);
    expect(carried.pieces[k].wall).toBe(side === 'front' ? undefined : side);
  });
});

test('a piece that the reading puts a few centimetres into a wall is moved out of it', () => {
  const { rooms, match, plan } = matched();
  const { room, plan: there } = carryPlan(plan, match, rooms);
  const edgeOf = (piece: Piece) => piece.z - halfExtents(piece).z;
  const free = there.pieces.filter((piece) => isOnFloor(piece) && piece.wall !== 'back' && isShown(room, piece));
  const [first] = free.toSorted((a, b) => edgeOf(a) - edgeOf(b));
  // the second reading has its back wall 6 cm nearer than the edge of that piece
  const at = (edgeOf(first) + 0.06) * match.scale;
  const nearer = { ...rooms[1], back: at, walls: { ...rooms[1].walls, back: { ...rooms[1].walls.back, at } } };
  const { plan: mended, room: second } = carryPlan(plan, match, [rooms[0], nearer]);
  const moved = mended.pieces.find(({ id }) => id === first.id);
  expect(moved && edgeOf(moved)).toBeCloseTo(second.back, 3);
});

test('a piece that stands in something that only the second photo shows is told', () => {
  const { rooms, match, plan } = matched();
  const { room, plan: there } = carryPlan(plan, match, rooms);
  const [piece] = there.pieces.filter((one) => stands(one) && isShown(room, one));
  const thing = { x: piece.x * match.scale, z: piece.z * match.scale, width: 0.8, depth: 0.8, height: 1, certainty: 1 };
  const { faults } = carryPlan(plan, match, [rooms[0], { ...rooms[1], things: [thing] }]);
  expect(faults.join(' ')).toContain('stands in something that is in the room already.');
});

test('a picture that would hang in a window that only the second photo shows is told', () => {
  const { rooms, match, plan } = matched();
  const { plan: there } = carryPlan(plan, match, rooms);
  const [first] = there.pieces;
  const art: Piece = { ...first, kind: 'art', id: 'art-9', x: 0, z: rooms[1].back, y: 1.2, angle: 0, wall: 'back' };
  const size = { width: 0.8, depth: 0.03, height: 0.6 };
  const window = { wall: 'back', kind: 'window', from: -1, to: 1, bottom: 0.9, top: 2, certainty: 1, glow: 1 } as const;
  const bare = { ...rooms[1], openings: [] };
  const hung = { ...plan, pieces: [{ ...art, ...size }] };
  expect(faultsIn(bare, hung)).toEqual([]);
  expect(faultsIn({ ...bare, openings: [window] }, hung)).toEqual([
    expect.stringMatching(/hangs before a window or a door\.$/),
  ]);
});
