import { describe, expect, it } from 'vitest';
import type { Ground, Room, Vec3 } from '../../contract.js';
import { arrange } from '../../design/arrange.js';
import { coversPicture } from '../../design/placing/bareWall.js';
import { overlap } from '../../design/scene/footprint.js';
import { KINDS } from '../../kinds.js';
import { createRandom } from '../../random.js';
import { syntheticRoom } from '../../design/testing/syntheticRoom.js';
import { emptyScene } from '../../design/testing/emptyScene.js';
import { seenAs } from '../../design/testing/seenAs.js';
import { beforeWall, FACING } from '../../design/scene/walls.js';
import { faintUprights } from './faintUprights.js';
import type { PhotoLook } from './photoLook.js';
import { believedEdges, withSuspectedDoors } from './suspicion.js';

/** A bare room of some 30 square metres whose back wall the picture shows. */
const plain = syntheticRoom(35);
const bare: Room = { ...plain.room, openings: [], things: [] };
const { walls } = bare;
const middle = (walls.back.from + walls.back.to) / 2;

/** A white wall with noise of one grey level, a slow gradient of light, and darker bands. */
function wallTones(bands: readonly { from: number; to: number; bottom: number; top: number; by: number }[]) {
  const random = createRandom(4);
  const tone = ([x, y]: Vec3): number => {
    const band = bands.find((one) => x > one.from && x < one.to && y > one.bottom && y < one.top);
    return 215 + 6 * (x - middle) + random.between(-1, 1) - (band ? band.by : 0);
  };
  return { tone };
}

describe('faint upright edges', () => {
  const door = { from: middle - 0.45, to: middle + 0.45, bottom: 0, top: 2.05, by: 5 };

  it('are found at both sides of a white door in a white wall', () => {
    const found = faintUprights(bare, wallTones([door]), walls.back).map(({ along }) => along);
    expect(found.length).toBe(2);
    for (const side of [door.from, door.to]) expect(found.some((along) => Math.abs(along - side) < 0.08)).toBe(true);
  });

  it('are not found on a bare wall, nor where a picture hangs', () => {
    expect(faintUprights(bare, wallTones([]), walls.back)).toEqual([]);
    const picture = { ...door, bottom: 0.9, by: 60 };
    expect(faintUprights(bare, wallTones([picture]), walls.back)).toEqual([]);
  });

  it('make a door if two are as far apart as a door’s, but not if they panel the wall', () => {
    const doors = (edges: readonly number[]) => {
      const uprights = edges.map((along) => ({ along, bottom: 0.1, top: 2 }));
      const room = { ...bare, walls: { ...walls, back: { ...walls.back, uprights } } };
      return withSuspectedDoors(room).map(({ kind, from, to }) => ({ kind, from, to }));
    };
    const [from, to] = [middle - 0.4, middle + 0.4];
    expect(doors([from, to])).toEqual([{ kind: 'door', from, to }]);
    expect(doors([from, middle + 1.2])).toEqual([]);
    expect(doors([from, to, middle + 1.2])).toEqual([]);
  });

  it('indicate a passage around the end of a wall that stops before the picture does', () => {
    const { ceilingHeight } = bare;
    const side = { ...walls.left, seen: false };
    const waysWith = (edges: readonly number[], left = side) => {
      const uprights = edges.map((along) => ({ along, bottom: 0.1, top: ceilingHeight }));
      const room = { ...bare, walls: { ...walls, left, back: { ...walls.back, uprights } } };
      return withSuspectedDoors(room).filter(({ top }) => top === ceilingHeight);
    };
    const { from } = walls.back;
    const [way, ...others] = waysWith([from + 0.4, from + 0.55]);
    expect(others).toEqual([]);
    expect(way).toMatchObject({ kind: 'door', from });
    expect(way?.to).toBeGreaterThan(from + 1.2);
    expect(way?.certainty).toBeLessThan(0.5);
    // one edge, edges far from the picture's border, a corner of the room
    expect(waysWith([from + 0.4])).toEqual([]);
    expect(waysWith([from + 1.9, from + 2.05])).toEqual([]);
    expect(waysWith([from + 0.4, from + 0.55], { ...side, seen: true, at: from })).toEqual([]);
  });

  it('keep art and small furniture off a possible door', () => {
    const furnish = (look: Partial<PhotoLook>) =>
      [1, 2, 3, 4].flatMap((seed) => {
        const preserve = { floor: false, walls: false, windows: false, ceiling: false };
        const plan = arrange({
          room: seenAs(bare, look),
          roomType: 'living_room',
          style: 'modern',
          creativity: 26,
          preserve,
          seed,
        });
        return plan.pieces.slice(1);
      });
    const [x, z] = beforeWall(walls.back, middle, 0.4);
    const zone = { x, z, y: 0, width: 0.55, depth: 0.8, height: 2, angle: FACING.back };
    const before = (look: Partial<PhotoLook>) =>
      furnish(look).filter(
        (piece) =>
          overlap(piece, zone) && (KINDS[piece.kind].standing === 'stands' || KINDS[piece.kind].standing === 'hangs'),
      );
    expect(before(wallTones([door]))).toEqual([]);
    expect(before(wallTones([]))).not.toEqual([]);
  });
});

describe('a picture on the wall', () => {
  it('is not covered by a bookcase, not even in part', () => {
    const bookcase = { ...KINDS.bookcase.size, kind: 'bookcase', group: '', wall: 'back', y: 0, angle: 0 } as const;
    const [x, z] = beforeWall(walls.back, middle, 0.2);
    const piece = { ...bookcase, x, z };
    const side = { from: middle + 0.2, to: middle + 1.6, bottom: 0.9, top: 1.8, by: 120 };
    const covers = (look: Partial<PhotoLook>) => coversPicture(emptyScene(seenAs(bare, look)), piece);
    expect(covers(wallTones([side]))).toBe(true);
    expect(covers(wallTones([]))).toBe(false);
  });
});

describe('what stands on the floor', () => {
  const standing = (points: readonly Ground[], busy: PhotoLook['busy'] = () => 0) =>
    believedEdges({ ...bare, standing: points }, { busy });

  it('is an object with two edges, or at a wall, or visible above its foot', () => {
    const column: Ground[] = [
      [middle - 0.15, -3],
      [middle + 0.15, -3],
    ];
    expect(standing(column)).toEqual(column);
    const radiator: Ground[] = [[middle, walls.back.at + 0.15]];
    expect(standing(radiator)).toEqual(radiator);
    const plant: Ground[] = [[middle, -3]];
    expect(standing(plant, () => 1)).toEqual(plant);
  });

  it('is not a seam of the floor along the line of sight', () => {
    expect(standing([[0.02, -2.4]])).toEqual([]);
    expect(
      standing([
        [0.02, -2.4],
        [0.03, -3.1],
      ]),
    ).toEqual([]);
  });
});
